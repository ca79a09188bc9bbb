import type { Order, OrderMail } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/time-zones.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { EntryList } from './EntryList.tsx'
import { useMailName } from './use-mail-name.ts'

const tones = { queued: 'info', sent: 'success', failed: 'danger', stored: 'neutral' } as const satisfies Record<
  OrderMail['state'],
  Tone
>

/** The mails to the buyer and their state. */
export function MailsSection({ order: { mails } }: { order: Order }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const nameOf = useMailName()
  const entries = mails.map(({ id, kind, to, state, reason, createdAt }) => ({
    id,
    title: nameOf(kind),
    about: `${to} · ${format.dateTime(createdAt, readersZone())}`,
    reason,
    end: <Badge tone={tones[state]}>{t(`mailState.${state}`)}</Badge>,
  }))
  return (
    <Section title={t('view.mails')} description={t('view.mailsLead')}>
      {entries.length > 0 ? <EntryList entries={entries} /> : <p className="text-ink-secondary">{t('view.noMails')}</p>}
    </Section>
  )
}
