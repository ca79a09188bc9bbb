import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { QrCode, qrFile } from '../../lib/QrCode.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  slug: string
  address: string
  onClose: () => void
}

/** The QR code of a public page, to look at and to print on posters. */
export function PublicQrDialog({ slug, address, onClose }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('event.page.qr')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" size={16} />}
          onClick={() => saveFile(`${slug}.svg`, qrFile(address))}
        >
          {t('event.page.qrDownload')}
        </Button>
      }
    >
      <p className="text-pretty">{t('event.page.qrLead')}</p>
      <QrCode text={address} label={t('event.page.qrAlt')} />
      <p className="mt-3 text-center text-sm wrap-anywhere text-ink-secondary">{address}</p>
    </Dialog>
  )
}
