import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { linkStyle } from '../ui/button-style.ts'

interface Props {
  to: string
  search?: object
  /** Shows it on wide screens too, although the trail in the top bar leads there. */
  kept?: boolean
  children: string
}

/** The link above a page's title to the page one level up. */
export const BackLink = ({ to, search = {}, kept, children }: Props) => (
  <Link
    to={to}
    search={search}
    activeOptions={{ exact: true }}
    className={`${linkStyle} mb-3 inline-flex items-center gap-1 ${kept ? '' : 'lg:hidden'}`}
  >
    <ChevronLeft aria-hidden="true" size={18} className="-ms-1 shrink-0" />
    {children}
  </Link>
)
