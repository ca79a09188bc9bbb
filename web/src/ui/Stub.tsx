import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  children: ReactNode
  /** What stands on the part to be torn off. */
  end: ReactNode
  className?: string
}

/** A ticket with its stub: the one ornament. The tear runs down where there is room, across where there is not. */
export function Stub({ children, end, className }: Props) {
  return (
    <div className={classNames('stub', className)}>
      <div className="stub-paper">
        <div className="stub-main">{children}</div>
        <div className="stub-end">{end}</div>
      </div>
    </div>
  )
}
