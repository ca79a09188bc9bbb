import type { Me } from '@foyer/contract/me'
import { Menu } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { InboxLink } from './InboxLink.tsx'
import { Mark } from './Mark.tsx'
import { SearchField } from './SearchField.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Where the page is, search, inbox and user menu. On small screens it also opens the navigation. */
export function TopBar({ me, onOpenNavigation }: { me: Me; onOpenNavigation: () => void }) {
  const t = useTranslations('shell')
  const wide = useIsWide()
  const mayReadInbox = useMay('inbox:read')
  return (
    <header className="sticky top-0 z-20 shrink-0 border-b border-line bg-page print:hidden">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-2 sm:px-4 lg:gap-6 lg:px-12">
        <IconButton
          className="lg:hidden"
          label={t('openNavigation')}
          icon={<Menu aria-hidden="true" size={22} />}
          onClick={onOpenNavigation}
        />
        <Mark className="mx-1 lg:hidden" />
        {wide && <LazyTrail />}
        <nav
          aria-label={t('toolbar')}
          className="flex min-w-0 grow items-center justify-end gap-1 lg:grow-0 lg:shrink-0"
        >
          <SearchField />
          {mayReadInbox && <InboxLink me={me} />}
          <UserMenu me={me} />
        </nav>
      </div>
    </header>
  )
}

const fetchTrail = () => import('./Trail.tsx')

/** Loaded apart: the page below does not wait for it. */
function LazyTrail() {
  const module = useModuleOnceShown(fetchTrail)
  return <div className="min-w-0 grow">{module && <module.Trail />}</div>
}
