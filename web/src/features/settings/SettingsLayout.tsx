import { mayDo } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../lib/BackLink.tsx'
import { focusHeading } from '../../lib/focus-heading.ts'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useBackToEvent } from '../../lib/use-back-to-event.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TabNav, tabStyle } from '../../ui/TabNav.tsx'
import { settingsTabs } from './settings-tabs.ts'

/** All settings in one place: the heading, and a tab for each part that the reader may open. */
export function SettingsLayout() {
  const t = useTranslations('settings')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const role = useTeam(me)?.role ?? 'viewer'
  const { path: event } = useBackToEvent()
  useEffect(focusHeading, [])
  return (
    <>
      <PageHeader
        title={t('title')}
        back={
          event && (
            <BackLink kept to={event}>
              {t('backToEvent')}
            </BackLink>
          )
        }
      />
      <TabNav label={t('tabs.label')}>
        {settingsTabs
          .filter((tab) => (!tab.operator || me?.operator) && (!('may' in tab) || mayDo(role, tab.may)))
          .map(({ name, path }) => (
            <Link
              key={name}
              to={paths[path]()}
              activeOptions={{ exact: true, includeSearch: false }}
              resetScroll={false}
              className={tabStyle}
            >
              {t(`tabs.${name}`)}
            </Link>
          ))}
      </TabNav>
      <Outlet />
    </>
  )
}
