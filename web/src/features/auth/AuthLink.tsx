import { Link } from '@tanstack/react-router'
import { linkStyle } from '../../ui/button-style.ts'
import { returnSearch } from './search.ts'

interface Props {
  question: string
  to: string
  returnTo?: string | undefined
  children: string
}

/** A link to another sign-in page, with the question before it. */
export function AuthLink({ question, to, returnTo, children }: Props) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <span className="text-ink-secondary">{question}</span>
      <Link to={to} search={returnSearch(returnTo)} className={linkStyle}>
        {children}
      </Link>
    </p>
  )
}
