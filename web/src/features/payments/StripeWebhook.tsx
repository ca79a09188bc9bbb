import { stripeEventTypes } from '@foyer/contract/stripe-events'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../../ui/CopyButton.tsx'

/** The webhook URL and event types to enter at Stripe. */
export function StripeWebhook({ url }: { url: string }) {
  const t = useTranslations('settings.stripe')
  return (
    <div>
      <p className="type-label">{t('webhookUrl')}</p>
      <p className="text-pretty text-ink-secondary">{t('webhookUrlHint')}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <code className="min-w-0 font-mono break-all">{url}</code>
        <CopyButton text={url} label={t('webhookCopy')} copiedLabel={t('webhookCopied')} />
      </div>
      <p className="type-label mt-4">{t('webhookEvents')}</p>
      <p className="font-mono text-pretty wrap-anywhere text-ink-secondary">{stripeEventTypes.join(', ')}</p>
    </div>
  )
}
