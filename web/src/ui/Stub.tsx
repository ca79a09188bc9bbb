import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  children: ReactNode
  end: ReactNode
  className?: string
}

/** A ticket with its stub: the one ornament. The tear is vertical where there is room, else horizontal. */
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
