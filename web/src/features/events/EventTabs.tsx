import { mayDo } from '@foyer/contract/access'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { TabNav, tabStyle } from '../../ui/TabNav.tsx'
import { eventTabs } from './event-tabs.ts'

/** The tabs of an event's workspace that the reader's role may open. */
export function EventTabs({ id }: { id: string }) {
  const t = useTranslations('event.tabs')
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const role = useTeam(me)?.role
  const open = eventTabs.filter(({ permission }) => role && mayDo(role, permission))
  return (
    <TabNav label={t('label')}>
      {open.map(({ name, path }) => (
        <Link
          key={name}
          to={paths[path](id)}
          activeOptions={{ exact: true, includeSearch: false }}
          resetScroll={false}
          className={tabStyle}
        >
          {t(name)}
        </Link>
      ))}
    </TabNav>
  )
}
