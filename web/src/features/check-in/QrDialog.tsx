import { useTranslations } from 'use-intl'
import { QrCode } from '../../lib/QrCode.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface QrDialogProps {
  gate: string
  address: string
  onClose: () => void
}

/** The QR code of a link, for the camera of a phone. */
export function QrDialog({ gate, address, onClose }: QrDialogProps) {
  const t = useTranslations()
  return (
    <Dialog title={t('checkIn.link.qrTitle', { gate })} onClose={onClose} closeLabel={t('common.close')}>
      <p>{t('checkIn.link.qrBody')}</p>
      <QrCode text={address} label={t('checkIn.link.qrAlt')} />
    </Dialog>
  )
}
