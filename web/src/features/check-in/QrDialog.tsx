import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
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
      <Code text={address} label={t('checkIn.link.qrAlt')} />
    </Dialog>
  )
}

/** Dark on white in both themes: many cameras do not read the reverse. */
function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="mx-auto mt-4 w-full max-w-72">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
