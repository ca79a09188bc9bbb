import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { ImprintState } from './ImprintState.tsx'
import { imprintFields, imprintValues } from './imprint.ts'

/** The imprint and the privacy notice, for roles that may not change them. */
export function ReadOnlyLegal({ team }: { team: Team }) {
  const t = useTranslations('settings')
  const { imprint } = imprintValues(team)
  const orNotGiven = (value: string) => (value ? <span className="whitespace-pre-line">{value}</span> : t('notGiven'))
  return (
    <>
      <Section
        id="imprint"
        title={t('imprint.title')}
        description={<ImprintState there={team.imprint !== undefined} />}
      >
        <DescriptionList
          items={imprintFields.map((name) => ({
            term: t(`imprint.fields.${name}`),
            value: orNotGiven(imprint[name]),
          }))}
        />
      </Section>
      <Section id="privacy" title={t('privacy.title')} description={t('privacy.description')}>
        <DescriptionList
          items={(['url', 'text'] as const).map((name) => ({
            term: t(`privacy.${name}`),
            value: orNotGiven(team.privacyNotice?.[name] ?? ''),
          }))}
        />
      </Section>
    </>
  )
}
