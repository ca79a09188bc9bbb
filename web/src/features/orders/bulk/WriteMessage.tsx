import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
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
  /** The part of the address after `#` with which the message opens. */
  hash?: string
  /** There is no button. */
  hidden?: boolean
}

/** A button that writes a message to buyers. The message stays when its dialog is closed. */
export function WriteMessage({ label, unable, hash, hidden, ...to }: Props) {
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
  useOnceAsked(hash, Boolean(to.sample || unable), () => setOpen(!disabledReason))
  return (
    <>
      {!hidden && (
        <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && !disabledReason && module && to.sample && (
        <module.MessageDialog {...to} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Runs `open` once the address ends in a hash and the buyers are known, and removes the hash. */
function useOnceAsked(hash: string | undefined, ready: boolean, open: () => void): void {
  const navigate = useNavigate()
  const asked = useLocation({ select: (location) => hash !== undefined && location.hash === hash })
  useEffect(() => {
    if (!asked || !ready) return
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    open()
  })
}
