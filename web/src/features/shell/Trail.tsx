import { Link, useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useOrderList } from '../../lib/order/order-list.ts'
import { usePaths } from '../../lib/paths.ts'
import { shownPage } from '../../lib/shown-page.ts'

/** Where the page is: links to the pages above it, and its title, which stays in view while the page scrolls. */
export function Trail() {
  const t = useTranslations('shell')
  const page = useSyncExternalStore(subscribe, () => shownPage.now)
  const above = usePagesAbove(page?.of)
  if (!page) return null
  return (
    <nav aria-label={t('trail')}>
      <ol className="flex text-sm text-ink-secondary">
        {above.map(({ name, ...page }) => (
          <li key={page.to} className="flex min-w-0 items-center first:shrink-0">
            <Link {...page} className="truncate rounded-sm py-1 text-ink-secondary no-underline hover:text-ink">
              {name}
            </Link>
            <span aria-hidden="true" className="px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate py-1 text-ink">
          {page.title}
        </li>
      </ol>
    </nav>
  )
}

/** @param of the name of the event that the page is a part of */
function usePagesAbove(of: string | undefined): { to: string; search?: object; name: string }[] {
  const t = useTranslations('shell')
  const paths = usePaths()
  const orders = useOrderList()
  const [, , section, id = '', tab] = useLocation({ select: ({ pathname }) => pathname }).split('/')
  if (section === 'settings') return id ? [{ to: paths.settings(), name: t('settings') }] : []
  if (id && section === 'orders') return [{ ...orders, name: t('orders') }]
  if (!id || section !== 'events') return []
  const event = tab && of ? [{ to: paths.event(id), name: of }] : []
  return [{ to: paths.events(), name: t('events') }, ...event]
}

function subscribe(listener: () => void): () => void {
  shownPage.onChange = listener
  return () => {
    shownPage.onChange = undefined
  }
}
