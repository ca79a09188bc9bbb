import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { Callout } from '../../ui/Callout.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'
import { ImprintState } from './ImprintState.tsx'
import { imprintFields, imprintValues } from './imprint.ts'
import { useGeneralValue } from './use-general-value.ts'

const general = ['name', 'language', 'currency', 'timeZone'] as const

/** The settings for roles that may not change them. */
export function ReadOnlySections({ team }: { team: Team }) {
  const t = useTranslations()
  const valueText = useGeneralValue()
  const { imprint } = imprintValues(team)
  const orNotGiven = (value: string) =>
    value ? <span className="whitespace-pre-line">{value}</span> : t('settings.notGiven')
  return (
    <>
      <Callout title={t('settings.readOnly.title')} className="mb-8">
        {t('settings.readOnly.body', { role: t(`teams.roles.${team.role}`) })}
      </Callout>
      <Section id="team" title={t('settings.general.title')} description={t('settings.general.description')}>
        <DescriptionList
          items={general.map((name) => ({ term: t(`settings.general.${name}`), value: valueText(name, team[name]) }))}
        />
      </Section>
      <Section
        id="imprint"
        title={t('settings.imprint.title')}
        description={<ImprintState there={team.imprint !== undefined} />}
      >
        <DescriptionList
          items={imprintFields.map((name) => ({
            term: t(`settings.imprint.fields.${name}`),
            value: orNotGiven(imprint[name]),
          }))}
        />
      </Section>
      <Section id="privacy" title={t('settings.privacy.title')} description={t('settings.privacy.description')}>
        <DescriptionList
          items={(['url', 'text'] as const).map((name) => ({
            term: t(`settings.privacy.${name}`),
            value: orNotGiven(team.privacyNotice?.[name] ?? ''),
          }))}
        />
      </Section>
    </>
  )
}
