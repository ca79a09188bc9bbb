import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: { Icon: Info, box: 'border-info-line bg-info-bg', icon: 'text-info-fg' },
  success: { Icon: CircleCheck, box: 'border-success-line bg-success-bg', icon: 'text-success-fg' },
  warn: { Icon: TriangleAlert, box: 'border-warn-line bg-warn-bg', icon: 'text-warn-fg' },
  danger: { Icon: CircleAlert, box: 'border-danger-line bg-danger-bg', icon: 'text-danger-fg' },
} as const

type Props = {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `status` or `alert` if it appears in answer to an action; none if it was there from the start. */
  role?: 'status' | 'alert'
  className?: string
}

/** A highlighted note. */
export function Callout({ tone = 'info', title, children, actions, role, className }: Props) {
  const { Icon, box, icon } = tones[tone]
  return (
    <div role={role} className={classNames('flex gap-3 rounded-card border px-4 py-3', box, className)}>
      <Icon aria-hidden="true" size={20} className={classNames('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
