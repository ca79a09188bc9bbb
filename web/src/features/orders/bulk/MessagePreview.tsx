import type { MessagePreview as Preview } from '@foyer/contract/order-jobs'
import { useTranslations } from 'use-intl'

/** A message as its recipient sees it. */
export function MessagePreview({ preview: { from, to, subject, text } }: { preview: Preview }) {
  const t = useTranslations('orderJobs.bulk.message')
  return (
    <section aria-label={t('preview')} className="rounded-card border border-line bg-inset p-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-secondary">{t('from')}</dt>
        <dd className="wrap-anywhere">{from}</dd>
        <dt className="text-ink-secondary">{t('to')}</dt>
        <dd className="wrap-anywhere">{to}</dd>
        <dt className="text-ink-secondary">{t('subject')}</dt>
        <dd className="font-medium wrap-anywhere">{subject}</dd>
      </dl>
      <p className="mt-3 border-t border-line pt-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </section>
  )
}
