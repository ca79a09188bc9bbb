import type { Team } from '@foyer/contract/teams'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { read } from '../../lib/query.ts'
import { RemoveButton } from '../../lib/RemoveButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { StripeForm } from './StripeForm.tsx'
import { StripeState } from './StripeState.tsx'
import { StripeWebhook } from './StripeWebhook.tsx'

/** The team's own Stripe account, for card payments. */
export function StripeSection({ team }: { team: Team }) {
  const t = useTranslations('payments.stripe')
  const { data: stripe } = useSuspenseQuery(read('GET /teams/{id}/stripe', { params: { id: team.id } }))
  return (
    <Section id="stripe" title={t('title')} description={t('description')}>
      <div className="grid gap-6">
        <StripeState team={team} />
        <StripeWebhook url={stripe.webhookUrl} />
        {/* Remounted after a save, because the fields are for new keys only. */}
        <StripeForm
          key={`${stripe.keys?.secretKey} ${stripe.keys?.webhookSecret}`}
          team={team}
          keys={stripe.keys}
          more={stripe.keys && <RemoveKeys team={team} />}
        />
      </div>
    </Section>
  )
}

function RemoveKeys({ team: { id } }: { team: Team }) {
  const t = useTranslations('payments.stripe')
  return (
    <RemoveButton
      label={t('remove')}
      title={t('removeTitle')}
      removedText={t('removed')}
      remove={() => call('DELETE /teams/{id}/stripe', { params: { id } })}
    >
      {t('removeBody')}
    </RemoveButton>
  )
}
