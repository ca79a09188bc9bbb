import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkStyle } from '../ui/button-style.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DemoValues } from './DemoValues.tsx'

/** Says that this is a demo, and opens the list of values with which its errors can be seen. */
export function DemoNote() {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={t('demo.label')} className="border-b border-line bg-accent-soft px-4 py-2">
      <p className="text-center text-sm text-balance">
        {t('demo.banner')}{' '}
        <button type="button" className={linkStyle} onClick={() => setOpen(true)}>
          {t('demo.open')}
        </button>
      </p>
      {open && (
        <Dialog wide title={t('demo.title')} closeLabel={t('common.close')} onClose={() => setOpen(false)}>
          <DemoValues />
        </Dialog>
      )}
    </aside>
  )
}
