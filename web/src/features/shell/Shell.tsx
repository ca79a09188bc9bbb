import type { Me } from '@foyer/contract/me'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const fetchDrawer = () => import('../../ui/Drawer.tsx')

interface Props {
  me: Me
  /** Above the page. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * The layout of every member page. From 1024 px the sidebar is fixed and 64 units wide; below that it is a drawer that
 * the top bar opens. Its code is loaded on narrow screens only, after the page.
 */
export function Shell({ me, banner, children }: Props) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const wide = useIsWide()
  const { module, load } = useLazyModule(fetchDrawer)
  useEffect(() => {
    if (!wide) load().catch(() => undefined)
  }, [wide, load])
  const openNavigation = () => {
    setOpen(true)
    // Offline and not loaded yet: the next click retries.
    load().catch(() => setOpen(false))
  }
  // Any navigation closes the drawer, also one to the current page.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  return (
    <>
      <SkipLink target="content">{t('skip')}</SkipLink>
      {wide && (
        <div className="fixed inset-y-0 start-0 flex w-64 flex-col overflow-y-auto overscroll-contain border-e border-line print:hidden">
          <Sidebar me={me} />
        </div>
      )}
      {open && module && (
        <module.Drawer label={t('navigation')} closeLabel={t('closeNavigation')} onClose={() => setOpen(false)}>
          <Sidebar me={me} />
        </module.Drawer>
      )}
      <div className="flex min-h-dvh flex-col lg:ps-64 panes:has-data-panes:h-dvh print:ps-0">
        <OfflineBanner>{t('offline')}</OfflineBanner>
        {banner}
        <TopBar me={me} onOpenNavigation={openNavigation} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl grow px-4 pt-6 pb-16 sm:px-8 lg:px-12 lg:pt-8 panes:has-data-panes:flex panes:has-data-panes:min-h-0 panes:has-data-panes:flex-col panes:has-data-panes:pb-0"
        >
          {children}
        </main>
      </div>
      <Toaster label={t('messages')} dismissLabel={t('dismiss')} />
    </>
  )
}
