import type { Mail } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const tones = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  stored: 'warn',
} as const satisfies Record<Mail['state'], Tone>

/** The state of a mail, and the reason if it was not sent. */
export function MailState({ mail: { state, reason } }: { mail: Pick<Mail, 'state' | 'reason'> }) {
  const t = useTranslations('installation.mails.states')
  return (
    <div className="min-w-0">
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {reason && (
        // The mail server's own text, in any language.
        <p lang="" className="mt-1 max-w-64 text-sm text-ink-secondary">
          {reason}
        </p>
      )}
    </div>
  )
}
