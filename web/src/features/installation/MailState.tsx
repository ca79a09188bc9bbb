import type { Mail } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const tones = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  kept: 'warn',
} as const satisfies Record<Mail['state'], Tone>

/** What became of a mail, and why it did not go out. */
export function MailState({ mail: { state, reason } }: { mail: Pick<Mail, 'state' | 'reason'> }) {
  const t = useTranslations('installation.mails.states')
  return (
    <div className="min-w-0">
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {reason && (
        // the mail server's own words, whatever its language
        <p lang="" className="mt-1 max-w-64 text-sm text-ink-secondary">
          {reason}
        </p>
      )}
    </div>
  )
}
