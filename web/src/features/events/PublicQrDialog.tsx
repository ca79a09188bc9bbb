import { useTranslations } from 'use-intl'
import { LinkQrDialog } from '../../lib/LinkQrDialog.tsx'

interface Props {
  slug: string
  address: string
  onClose: () => void
}

/** The QR code of a public page, for posters. */
export function PublicQrDialog({ slug, address, onClose }: Props) {
  const t = useTranslations('event.page')
  const texts = { title: t('qr'), lead: t('qrLead'), alt: t('qrAlt'), download: t('qrDownload') }
  return <LinkQrDialog address={address} fileName={slug} texts={texts} onClose={onClose} />
}
