import { mayDo } from '@foyer/contract/access'
import type { Team } from '@foyer/contract/teams'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { focusFirstSection } from '../../lib/focus-heading.ts'
import { Load } from '../../lib/Load.tsx'
import { read, session } from '../../lib/query.ts'
import { TabPage } from '../../lib/TabPage.tsx'
import { useTeam } from '../../lib/team.ts'
import { useFocusHashSection } from '../../lib/use-focus-hash-section.ts'
import { Callout } from '../../ui/Callout.tsx'
import { SettingsLoading } from './SettingsLoading.tsx'
import type { settingsTabs } from './settings-tabs.ts'

type TeamTabName = Extract<(typeof settingsTabs)[number], { operator: false }>['name']

interface Props {
  tab: TeamTabName
  /** The content for roles that may change the team. */
  of: (team: Team) => ReactNode
  /** The content for the other roles. */
  readOnly: (team: Team) => ReactNode
}

/** A tab with settings of the team that one works in. Another team remounts it. */
export function TeamTab({ tab, of, readOnly }: Props) {
  const t = useTranslations('settings')
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  const titles = tab === 'team' ? { title: t('title') } : { title: t(`tabs.${tab}`), of: t('title') }
  return (
    <TabPage {...titles} lead={team && t('of', { team: team.name })}>
      {team && (
        <Load fallback={<SettingsLoading />}>
          <Loaded key={team.id} id={team.id} of={of} readOnly={readOnly} />
        </Load>
      )}
    </TabPage>
  )
}

function Loaded({ id, of, readOnly }: Pick<Props, 'of' | 'readOnly'> & { id: string }) {
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  useFocusHashSection()
  useEffect(focusFirstSection, [])
  return mayDo(team.role, 'team:write') ? (
    of(team)
  ) : (
    <>
      <ReadOnlyNote team={team} />
      {/* the first section has no line above it */}
      <div>{readOnly(team)}</div>
    </>
  )
}

function ReadOnlyNote({ team }: { team: Team }) {
  const t = useTranslations()
  return (
    <Callout title={t('settings.readOnly.title')} className="mb-8">
      {t('settings.readOnly.body', { role: t(`access.roles.${team.role}`) })}
    </Callout>
  )
}
