import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'

interface Props {
  to: string
  icon: ReactNode
  badge?: ReactNode
  children: string
}

export function TopBarLink({ to, icon, badge, children }: Props) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className={`${buttonStyle({ variant: 'plain' })} control-width max-sm:px-0! aria-[current=page]:bg-inset`}
    >
      {icon}
      <span className="max-sm:sr-only">{children}</span>
      {badge}
    </Link>
  )
}
