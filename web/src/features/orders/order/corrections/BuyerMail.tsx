import type { DecisionPreview } from '@foyer/contract/corrections'
import { useTranslations } from 'use-intl'
import { useMail } from '../../../../lib/use-mail.ts'

/** The mail to the buyer about a decision or a correction, before it is made. */
export function BuyerMail({ mail }: DecisionPreview) {
  const t = useTranslations('corrections')
  const state = useMail()
  if (!mail) return <p className="text-ink-secondary">{t('noMail')}</p>
  return (
    <section aria-label={t('mail')}>
      <h3 className="type-label">{t(state === 'off' ? 'mailKept' : 'mail')}</h3>
      {/* focusable, because it scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="mt-1.5 max-h-64 overflow-y-auto rounded-card border border-line px-4 py-3">
        <p className="font-medium wrap-anywhere">{mail.subject}</p>
        <p className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
      </div>
    </section>
  )
}
