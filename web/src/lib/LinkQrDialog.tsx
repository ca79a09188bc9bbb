import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QrCode, qrFile } from './QrCode.tsx'
import { saveFile } from './save-file.ts'

interface Props {
  address: string
  /** The name of the file, without its extension. */
  fileName: string
  texts: Record<'title' | 'lead' | 'alt' | 'download', string>
  onClose: () => void
}

/** The QR code of a link, to look at and to print. */
export function LinkQrDialog({ address, fileName, texts, onClose }: Props) {
  const t = useTranslations('common')
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" size={16} />}
          onClick={() => saveFile(`${fileName}.svg`, qrFile(address))}
        >
          {texts.download}
        </Button>
      }
    >
      <p className="text-pretty">{texts.lead}</p>
      <QrCode text={address} label={texts.alt} />
      <p className="mt-3 text-center text-sm wrap-anywhere text-ink-secondary">{address}</p>
    </Dialog>
  )
}
