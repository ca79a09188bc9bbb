import { useTranslations } from 'use-intl'
import { CopyButton } from '../../ui/CopyButton.tsx'

/** A command for a terminal, with a button that copies it. */
export function Command({ command }: { command: string }) {
  const t = useTranslations('apiTokens')
  return (
    <div className="grid gap-2">
      <code className="block rounded-card border border-line bg-inset px-4 py-3 font-mono text-sm wrap-anywhere">
        {command}
      </code>
      <div>
        <CopyButton text={command} label={t('copyExample')} copiedLabel={t('copiedExample')} />
      </div>
    </div>
  )
}
