import type { Me } from '@foyer/contract/me'
import { CalendarDays, ChartColumn, CircleHelp, House, Megaphone, Receipt, Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Mark } from './Mark.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { TeamMenu } from './TeamMenu.tsx'
import { UpcomingEvents } from './UpcomingEvents.tsx'
import { UserCard } from './UserCard.tsx'

/** The navigation: Foyer's mark and the team at the top, pages in the middle, language, help and account at the foot. */
export function Sidebar({ me }: { me: Me }) {
  const t = useTranslations('shell')
  const paths = usePaths()
  const mayReadOrders = useMay('orders:read')
  const mayReport = useMay('reports:read')
  return (
    <nav aria-label={t('navigation')} className="flex grow flex-col">
      <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-3">
        <Mark className="mx-2" />
        <TeamMenu me={me} />
      </div>
      <div className="grid grid-cols-1 gap-6 px-3 py-4">
        <ul className="grid grid-cols-1 gap-0.5">
          <SidebarLink to={paths.home()} Icon={House} exact>
            {t('home')}
          </SidebarLink>
          <SidebarLink to={paths.events()} Icon={CalendarDays}>
            {t('events')}
          </SidebarLink>
          {mayReadOrders && (
            <SidebarLink to={paths.orders()} Icon={Receipt}>
              {t('orders')}
            </SidebarLink>
          )}
          {mayReport && (
            <SidebarLink to={paths.reports()} Icon={ChartColumn}>
              {t('reports')}
            </SidebarLink>
          )}
          <SidebarLink to={paths.settings()} Icon={Settings}>
            {t('settings')}
          </SidebarLink>
        </ul>
        <UpcomingEvents />
      </div>
      <div className="mt-auto grid grid-cols-1 gap-3 border-t border-line px-3 py-3">
        <ul className="grid grid-cols-1 gap-0.5">
          <SidebarLink to={paths.support()} Icon={CircleHelp}>
            {t('support')}
          </SidebarLink>
          <SidebarLink to={paths.changelog()} Icon={Megaphone}>
            {t('changelog')}
          </SidebarLink>
        </ul>
        <LanguageSwitcher />
        <UserCard me={me} />
      </div>
    </nav>
  )
}
