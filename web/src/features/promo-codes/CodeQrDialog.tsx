import { useTranslations } from 'use-intl'
import { LinkQrDialog } from '../../lib/LinkQrDialog.tsx'

export interface CodeQrProps {
  code: string
  /** The link that carries the code. */
  address: string
  onClose: () => void
}

/** The QR code of a link that carries a promo code, for invitations. */
export function CodeQrDialog({ code, address, onClose }: CodeQrProps) {
  const t = useTranslations('promoCodes.qr')
  const texts = { title: t('title', { code }), lead: t('lead'), alt: t('alt', { code }), download: t('download') }
  return <LinkQrDialog address={address} fileName={code} texts={texts} onClose={onClose} />
}
