import type { Event } from '@foyer/contract/events'
import { FileUp, Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { ImportCodesProps } from './ImportCodesForm.tsx'
import type { MadeCodes } from './MadeNote.tsx'
import { MadeNote } from './MadeNote.tsx'
import type { ManyCodesProps } from './ManyCodesForm.tsx'
import { PromoCodeForm } from './PromoCodeForm.tsx'

export const addButtonId = 'add-promo-code'

const buttonIds = { one: addButtonId, many: 'add-many-promo-codes', import: 'import-promo-codes' } as const

const icon = { 'aria-hidden': true, size: 18 } as const

/** The buttons that add one code, many codes or those of a file, and the form that one of them opens. */
export function AddCodes({ event }: { event: Event }) {
  const t = useTranslations('promoCodes')
  const [adding, setAdding] = useState<keyof typeof buttonIds>()
  const [made, setMade] = useState<MadeCodes>()
  const open = (what: keyof typeof buttonIds) => {
    setMade(undefined)
    setAdding(what)
  }
  const close = () => {
    flushSync(() => setAdding(undefined))
    if (adding) document.getElementById(buttonIds[adding])?.focus()
  }
  const onMade = (codes: MadeCodes) => {
    setMade(codes)
    close()
  }
  return (
    <div className="mt-5 mb-6">
      {adding === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button id={buttonIds.one} icon={<Plus {...icon} />} onClick={() => open('one')}>
            {t('add')}
          </Button>
          <Button id={buttonIds.many} icon={<Layers {...icon} />} onClick={() => open('many')}>
            {t('many.button')}
          </Button>
          <Button id={buttonIds.import} icon={<FileUp {...icon} />} onClick={() => open('import')}>
            {t('import.button')}
          </Button>
        </div>
      )}
      <div className="max-w-xl">
        {adding === 'one' && <PromoCodeForm event={event} onClose={close} />}
        {adding === 'many' && <LazyManyCodesForm event={event} onMade={onMade} onClose={close} />}
        {adding === 'import' && <LazyImportForm event={event} onMade={onMade} onClose={close} />}
      </div>
      {made && <MadeNote event={event} made={made} />}
    </div>
  )
}

const fetchManyCodesForm = () => import('./ManyCodesForm.tsx')
const fetchImportForm = () => import('./ImportCodesForm.tsx')

// most members add one code at a time: the other forms are loaded when they are opened
function LazyManyCodesForm(props: ManyCodesProps) {
  const module = useModuleOnceShown(fetchManyCodesForm)
  return module && <module.ManyCodesForm {...props} />
}

function LazyImportForm(props: ImportCodesProps) {
  const module = useModuleOnceShown(fetchImportForm)
  return module && <module.ImportCodesForm {...props} />
}
