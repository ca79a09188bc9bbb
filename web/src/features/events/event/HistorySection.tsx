import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { Section } from '../../../ui/Section.tsx'

/** Leads to what the history of the team says about the event and all that belongs to it. */
export function HistorySection({ event }: { event: Event }) {
  const t = useTranslations('event.history')
  const paths = usePaths()
  return (
    <Section title={t('title')} description={t('lead')}>
      <Link to={paths.settingsHistory()} search={{ subject: event.id }} className={linkStyle}>
        {t('open')}
      </Link>
    </Section>
  )
}
