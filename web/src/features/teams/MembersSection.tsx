import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Section } from '../../ui/Section.tsx'
import { Members } from './Members.tsx'
import { RowsLoading } from './RowsLoading.tsx'

/** The members of a team. */
export function MembersSection({ team }: { team: string }) {
  const t = useTranslations('teams.members')
  return (
    <Section title={t('title')} description={t('readOnly')}>
      <Load fallback={<RowsLoading count={1} />}>
        <Members team={team} />
      </Load>
    </Section>
  )
}
