import type { Order } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/time-zones.ts'
import { Section } from '../../../ui/Section.tsx'
import { EntryList } from './EntryList.tsx'
import { useMailName } from './use-mail-name.ts'

/** The history of an order in words. */
export function TimelineSection({ order: { timeline, currency } }: { order: Order }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const mailName = useMailName()
  const entries = timeline.map(({ kind, at, by, detail, amountCents }, index) => {
    const about = [
      by && t('entry.by', { name: by }),
      detail && (kind.startsWith('mail-') ? mailName(detail) : detail),
      amountCents !== undefined && format.money(amountCents, currency),
    ]
    return {
      // The timeline is append-only, so the index is a stable key.
      id: String(index),
      title: t(`entry.${kind}`),
      about: about.filter(Boolean).join(' · '),
      end: (
        <time dateTime={at} className="text-sm text-ink-secondary">
          {format.dateTime(at, readersZone())}
        </time>
      ),
    }
  })
  return (
    <Section title={t('view.timeline')} description={t('view.timelineLead')}>
      <EntryList ordered entries={entries} />
    </Section>
  )
}
