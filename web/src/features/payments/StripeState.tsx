import type { Team } from '@foyer/contract/teams'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { read } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'

/** The stored Stripe keys, masked, and whether they are live or test keys. */
export function StripeState({ team }: { team: Team }) {
  const t = useTranslations('payments.stripe')
  const format = useFormat()
  const { data } = useSuspenseQuery(read('GET /teams/{id}/stripe', { params: { id: team.id } }))
  const { keys } = data
  if (!keys) return <p className="text-ink-secondary">{t('off')}</p>
  return (
    <div>
      <DescriptionList
        items={[
          {
            term: t('mode'),
            value: <Badge tone={keys.live ? 'success' : 'neutral'}>{t(keys.live ? 'live' : 'test')}</Badge>,
          },
          { term: t('secretKey'), value: <code className="font-mono">{keys.secretKey}</code> },
          { term: t('webhookSecret'), value: <code className="font-mono">{keys.webhookSecret}</code> },
        ]}
      />
      <p className="mt-1 text-pretty text-ink-secondary">{t(keys.live ? 'liveHint' : 'testHint')}</p>
      <p className="mt-1 text-pretty text-ink-secondary">
        {keys.lastEventAt === undefined
          ? `${t('noEvent')} ${t('noEventHint')}`
          : t('lastEvent', { at: format.dateTime(keys.lastEventAt, readersZone()) })}
      </p>
      {!keys.checked && <p className="mt-1 text-pretty text-ink-secondary">{t('unchecked')}</p>}
    </div>
  )
}
