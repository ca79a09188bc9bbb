import type { Team } from '@foyer/contract/teams'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { read } from '../../lib/query.ts'
import { Section } from '../../ui/Section.tsx'
import { RemoveStripe } from './RemoveStripe.tsx'
import { StripeForm } from './StripeForm.tsx'
import { StripeState } from './StripeState.tsx'
import { StripeWebhook } from './StripeWebhook.tsx'

/** The team's own Stripe account, with which it takes cards. */
export function StripeSection({ team }: { team: Team }) {
  const t = useTranslations('settings.stripe')
  const { data: stripe } = useSuspenseQuery(read('GET /teams/{id}/stripe', { params: { id: team.id } }))
  return (
    <Section id="stripe" title={t('title')} description={t('description')}>
      <div className="grid gap-6">
        <StripeState team={team} />
        <StripeWebhook url={stripe.webhookUrl} />
        {/* begun anew with what was saved: the fields are for new keys only */}
        <StripeForm
          key={`${stripe.keys?.secretKey} ${stripe.keys?.webhookSecret}`}
          team={team}
          keys={stripe.keys}
          more={stripe.keys && <RemoveStripe team={team} />}
        />
      </div>
    </Section>
  )
}
