import type { ReactNode } from 'react'
import { buttonStyle } from '../ui/button-style.ts'
import { isDemo } from './demo.ts'

interface Props {
  icon?: ReactNode
  href: string
  /** Why the demo, which has no server, does not have the file. */
  demo: string
  children: ReactNode
}

/** A button that downloads a file. */
export function FileLink({ icon, href, demo, children }: Props) {
  if (isDemo)
    return (
      <button type="button" aria-disabled="true" title={demo} className={buttonStyle()}>
        {icon}
        {children}
      </button>
    )
  return (
    <a href={href} download className={buttonStyle()}>
      {icon}
      {children}
    </a>
  )
}
