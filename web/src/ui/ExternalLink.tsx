import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** The URL; only http and https become a link. */
  href: string
  className: string
  children: ReactNode
  /** Tells screen readers that a new tab opens. */
  newTabLabel: string
}

/** A link to another site in a new tab, without a referrer. */
export function ExternalLink({ href, className, children, newTabLabel }: Props) {
  if (!/^https?:\/\//i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" size={16} className="ms-0.5 inline-block shrink-0 align-[-0.2em]" />
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  )
}
