import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../../lib/demo.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { useMay } from '../../../lib/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'

const fetchDialog = () => import('./MessageDialog.tsx')

type DialogProps = ComponentProps<Awaited<ReturnType<typeof fetchDialog>>['MessageDialog']>

interface Props extends Pick<DialogProps, 'count' | 'countText' | 'selection' | 'sample'> {
  label: string
  /** Why these buyers can't be written to. */
  unable?: string | false | undefined
}

/** A button that writes a message to buyers. The message stays when its dialog is closed. */
export function WriteMessage({ label, unable, ...to }: Props) {
  const t = useTranslations('orders')
  const mail = useMail()
  const mayWrite = useMay('orders:write')
  const module = useModuleOnceShown(fetchDialog)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState({ subject: '', text: '' })
  const disabledReason =
    (isDemo && t('files.demo')) ||
    (!mayWrite && t('action.notAllowed')) ||
    (mail === 'off' && t('action.noMailServer')) ||
    unable
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && module && to.sample && (
        <module.MessageDialog {...to} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
