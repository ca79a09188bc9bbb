import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { useGeneralValue } from './use-general-value.ts'

const general = ['name', 'language', 'currency', 'timeZone'] as const

/** The team's name and defaults, for roles that may not change them. */
export function ReadOnlyGeneral({ team }: { team: Team }) {
  const t = useTranslations('settings.general')
  const valueText = useGeneralValue()
  return (
    <Section id="team" title={t('title')} description={t('description')}>
      <DescriptionList items={general.map((name) => ({ term: t(name), value: valueText(name, team[name]) }))} />
    </Section>
  )
}
