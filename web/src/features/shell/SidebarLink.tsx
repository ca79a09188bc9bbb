import { Link, useLocation } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface Props {
  to: string
  Icon?: LucideIcon
  /** Only the exact page counts as current, not those below it. */
  exact?: boolean
  /** A problem with the target, in a few words. */
  trouble?: string
  children: string
}

/** A link in the sidebar. The current page has `aria-current="page"`; a link above the current page is marked too. */
export function SidebarLink({ to, Icon, exact, trouble, children }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isAbove = !exact && pathname.startsWith(`${to}/`)
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isAbove || undefined}
        title={Icon ? undefined : children}
        className={classNames(
          'control-height group flex items-center gap-3 rounded-control px-2.5 py-1.5 font-medium text-ink no-underline hover:bg-inset',
          'aria-[current]:bg-accent-soft aria-[current]:text-accent forced-colors:aria-[current]:outline-2',
        )}
      >
        {Icon && (
          <Icon aria-hidden="true" size={18} className="shrink-0 text-ink-secondary group-aria-[current]:text-accent" />
        )}
        <span className={Icon ? 'min-w-0' : 'truncate'}>{children}</span>
        {trouble && (
          <span className="ms-auto shrink-0 text-danger-fg" title={trouble}>
            <TriangleAlert aria-hidden="true" size={16} />
            <VisuallyHidden>({trouble})</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  )
}
