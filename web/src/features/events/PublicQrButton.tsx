import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

interface Props {
  slug: string
  address: string
}

const fetchDialog = () => import('./PublicQrDialog.tsx')

/** Opens the QR code of a public page. */
export function PublicQrButton(props: Props) {
  const t = useTranslations('event.page')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<QrCode aria-hidden="true" size={18} />}
        title={t('qr')}
        className="control-width px-0! max-sm:grow-0!"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{t('qr')}</span>
      </Button>
      {isOpen && <LoadedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Loaded on demand: few readers of an event open it. */
function LoadedDialog(props: Props & { onClose: () => void }) {
  const module = useModuleOnceShown(fetchDialog)
  return module && <module.PublicQrDialog {...props} />
}
