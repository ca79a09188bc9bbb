import { stripeEventTypes } from '@foyer/contract/stripe-events'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../../ui/CopyButton.tsx'

/** The webhook URL and event types to enter at Stripe. */
export function StripeWebhook({ url }: { url: string }) {
  const t = useTranslations('payments.stripe')
  return (
    <div>
      <p className="type-label">{t('webhookUrl')}</p>
      <p className="text-pretty text-ink-secondary">{t('webhookUrlHint')}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <code className="min-w-0 font-mono break-all">{url}</code>
        <CopyButton text={url} label={t('webhookCopy')} copiedLabel={t('webhookCopied')} />
      </div>
      <p className="type-label mt-4">{t('webhookEvents')}</p>
      <ul className="mt-1 font-mono text-sm text-ink-secondary">
        {stripeEventTypes.map((type) => (
          <li key={type} className="wrap-anywhere">
            {breakable(type)}
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <CopyButton
          text={stripeEventTypes.join('\n')}
          label={t('webhookEventsCopy')}
          copiedLabel={t('webhookEventsCopied')}
        />
      </div>
    </div>
  )
}

/** The name with line breaks allowed before its dots and underscores: on a phone, the longest does not fit on a line. */
const breakable = (name: string) =>
  name.split(/(?=[._])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ))
