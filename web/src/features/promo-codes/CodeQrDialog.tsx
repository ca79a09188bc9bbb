import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { QrCode, qrFile } from '../../lib/QrCode.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface CodeQrProps {
  code: string
  /** The link that carries the code. */
  address: string
  onClose: () => void
}

/** The QR code of a link that carries a promo code, to look at and to print on invitations. */
export function CodeQrDialog({ code, address, onClose }: CodeQrProps) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('promoCodes.qr.title', { code })}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" size={16} />}
          onClick={() => saveFile(`${code}.svg`, qrFile(address))}
        >
          {t('promoCodes.qr.download')}
        </Button>
      }
    >
      <p className="text-pretty">{t('promoCodes.qr.lead')}</p>
      <QrCode text={address} label={t('promoCodes.qr.alt', { code })} />
      <p className="mt-3 text-center text-sm wrap-anywhere text-ink-secondary">{address}</p>
    </Dialog>
  )
}
