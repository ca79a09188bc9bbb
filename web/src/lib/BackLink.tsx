import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { linkStyle } from '../ui/button-style.ts'

/** The link above a page's title to the page one level up. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} activeOptions={{ exact: true }} className={`${linkStyle} inline-flex items-center gap-1`}>
    <ChevronLeft aria-hidden="true" size={18} className="-ms-1 shrink-0" />
    {children}
  </Link>
)
