import type { Me } from '@foyer/contract/me'
import { Link } from '@tanstack/react-router'
import { Inbox, Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Search, inbox and the user menu; on small screens the way to the navigation too. */
export function TopBar({ me, onOpenNavigation }: { me: Me; onOpenNavigation: () => void }) {
  const t = useTranslations('shell')
  const paths = usePaths()
  return (
    <header className="sticky top-0 z-20 flex items-center gap-1 border-b border-line bg-page px-2 py-1.5 sm:px-4 lg:static lg:border-b-0 lg:px-10 lg:pt-4 print:hidden">
      <IconButton
        className="lg:hidden"
        label={t('openNavigation')}
        icon={<Menu aria-hidden="true" size={22} />}
        onClick={onOpenNavigation}
      />
      <nav aria-label={t('toolbar')} className="ms-auto flex items-center gap-1">
        <BarLink to={paths.search()} icon={<Search aria-hidden="true" size={18} />}>
          {t('search')}
        </BarLink>
        <BarLink to={paths.inbox()} icon={<Inbox aria-hidden="true" size={18} />}>
          {t('inbox')}
        </BarLink>
        <UserMenu me={me} />
      </nav>
    </header>
  )
}

function BarLink({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Link
      to={to}
      className={`${buttonStyle({ variant: 'plain' })} control-width max-sm:px-0! aria-[current=page]:bg-inset`}
    >
      {icon}
      <span className="max-sm:sr-only">{children}</span>
    </Link>
  )
}
