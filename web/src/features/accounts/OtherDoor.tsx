import { Link } from '@tanstack/react-router'
import { linkStyle } from '../../ui/button-style.ts'
import { returning } from './search.ts'

interface Props {
  question: string
  to: string
  returnTo?: string | undefined
  children: string
}

/** The way to another door, on the stub of the ticket. */
export function OtherDoor({ question, to, returnTo, children }: Props) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <span className="text-ink-secondary">{question}</span>
      <Link to={to} search={returning(returnTo)} className={linkStyle}>
        {children}
      </Link>
    </p>
  )
}
