import type { Team } from '@foyer/contract/teams'
import { languageNames } from '@foyer/words/language-names'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { zoneOf, zoneText } from '../../lib/time-zones.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'

/** The team's defaults, the reader's role, and whether the team can sell. */
export function AboutTeam({ team, isCurrent }: { team: Team; isCurrent: boolean }) {
  const t = useTranslations('teams')
  const roles = useTranslations('access.roles')
  const { currencyName } = useFormat()
  const zone = zoneOf(team.timeZone, useLocale())
  return (
    <DescriptionList
      items={[
        { term: t('view.role'), value: roles(team.role) },
        { term: t('view.language'), value: languageNames[team.language] },
        { term: t('view.currency'), value: `${currencyName(team.currency)} (${team.currency})` },
        { term: t('view.timeZone'), value: zoneText(zone) },
        { term: t('view.imprint'), value: <ImprintThere team={team} isCurrent={isCurrent} /> },
      ]}
    />
  )
}

function ImprintThere({ team, isCurrent }: { team: Team; isCurrent: boolean }) {
  const t = useTranslations('teams.view')
  const paths = usePaths()
  if (team.imprint) return t('imprintThere')
  return (
    <>
      {t('imprintMissing')}{' '}
      {isCurrent && (
        <Link to={paths.settingsLegal()} hash="imprint" className={linkStyle}>
          {t('imprintFill')}
        </Link>
      )}
    </>
  )
}
