import { Download, Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  codes: string[]
  onClose: () => void
}

/** The recovery codes, which are shown once: to copy, download or print. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const t = useTranslations('twoFactor.codes')
  const close = useTranslations('common')('close')
  const text = codes.join('\n')
  return (
    <Dialog
      title={t('title')}
      closeLabel={close}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className="mb-5 text-pretty">{t('lead')}</p>
      <ul className="mb-5 grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('copy')} copiedLabel={t('copied')} />
        <a
          className={buttonStyle({ size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t('heading')}\n\n${text}\n`)}`}
          download={t('file')}
        >
          <Download aria-hidden="true" size={16} />
          {t('download')}
        </a>
        <Button
          size="small"
          icon={<Printer aria-hidden="true" size={16} />}
          onClick={() => printLines([t('heading'), ...codes])}
        >
          {t('print')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Prints lines on a page of their own, without the app around them. */
function printLines(lines: string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  for (const line of lines) {
    const paragraph = page?.createElement('p')
    paragraph?.append(line)
    if (paragraph) page?.body.append(paragraph)
  }
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
