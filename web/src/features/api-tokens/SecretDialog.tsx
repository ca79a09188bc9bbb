import { exampleCommand } from '@foyer/contract/api-token-rules'
import type { ApiTokenSecret } from '@foyer/contract/api-tokens'
import { useTranslations } from 'use-intl'
import { ApiKeyInput } from '../../ui/ApiKeyInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Command } from './Command.tsx'

interface Props {
  token: ApiTokenSecret
  onClose: () => void
}

/** The secret of a token, which is shown this once. Mount it to open. */
export function SecretDialog({ token: { secret }, onClose }: Props) {
  const t = useTranslations('apiTokens')
  const common = useTranslations('common')
  return (
    <Dialog
      title={t('secretTitle')}
      onClose={onClose}
      closeLabel={common('close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="text-pretty text-ink-secondary">{t('secretLead')}</p>
        <div className="grid gap-2">
          <Field label={t('secret')}>
            <ApiKeyInput readOnly value={secret} onFocus={({ target }) => target.select()} />
          </Field>
          <div>
            <CopyButton text={secret} label={t('copy')} copiedLabel={t('copied')} size="normal" />
          </div>
        </div>
        <div className="grid gap-1.5">
          <p className="type-label">{t('example')}</p>
          <Command command={exampleCommand(window.location.origin, secret)} />
        </div>
      </div>
    </Dialog>
  )
}
