import type { Order } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/time-zones.ts'
import { Section } from '../../../ui/Section.tsx'
import { Entries } from './Entries.tsx'
import { useMailName } from './use-mail-name.ts'

/** What happened to an order, in words. */
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
      // entries are never changed or taken away
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
      <Entries ordered entries={entries} />
    </Section>
  )
}
