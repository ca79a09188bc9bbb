import type { Me } from '@foyer/contract/me'
import { Menu } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { InboxLink } from './InboxLink.tsx'
import { SearchField } from './SearchField.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Search, inbox and user menu. On small screens it also opens the navigation. */
export function TopBar({ me, onOpenNavigation }: { me: Me; onOpenNavigation: () => void }) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-20 flex items-center gap-1 border-b border-line bg-page px-2 py-1.5 sm:px-4 lg:static lg:border-b-0 lg:px-10 lg:pt-4 print:hidden">
      <IconButton
        className="lg:hidden"
        label={t('openNavigation')}
        icon={<Menu aria-hidden="true" size={22} />}
        onClick={onOpenNavigation}
      />
      <nav aria-label={t('toolbar')} className="flex min-w-0 grow items-center justify-end gap-1">
        <SearchField />
        <InboxLink me={me} />
        <UserMenu me={me} />
      </nav>
    </header>
  )
}
