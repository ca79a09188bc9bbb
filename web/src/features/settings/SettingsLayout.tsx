import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { TabNav, tabStyle } from '../../ui/TabNav.tsx'

/** Wraps the settings. The operator sees tabs for the team, the installation and the mail log. */
export function SettingsLayout() {
  const t = useTranslations('settings.tabs')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  if (!me?.operator) return <Outlet />
  const tabs = [
    [paths.settings(), t('team')],
    [paths.installation(), t('installation')],
    [paths.mailLog(), t('mails')],
  ] as const
  return (
    <>
      <TabNav label={t('label')}>
        {tabs.map(([to, label]) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={tabStyle}>
            {label}
          </Link>
        ))}
      </TabNav>
      <Outlet />
    </>
  )
}
