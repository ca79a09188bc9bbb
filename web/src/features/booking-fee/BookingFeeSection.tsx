import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { LoadOnceShown } from '../../lib/LoadOnceShown.tsx'
import { Section } from '../../ui/Section.tsx'

const fetchForm = () => import('./BookingFeeForm.tsx')

/** The booking fee of an event. Its form is loaded on demand: it is below the other settings. */
export function BookingFeeSection({ event }: { event: Event }) {
  const t = useTranslations('bookingFee')
  return (
    <Section id="booking-fee" title={t('title')} description={t('lead')}>
      <LoadOnceShown fetch={fetchForm}>{(module) => <module.BookingFeeForm event={event} />}</LoadOnceShown>
    </Section>
  )
}
