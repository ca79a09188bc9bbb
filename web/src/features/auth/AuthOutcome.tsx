import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Page } from '../../lib/Page.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

interface Props {
  title: string
  children: ReactNode
  /** The only link on the page. */
  next: { label: string; to: string }
}

/** The result of an action, with a link to continue. */
export function AuthOutcome({ title, children, next }: Props) {
  return (
    <Page title={title} description={children}>
      <Link to={next.to} className={buttonStyle({ variant: 'primary' })}>
        {next.label}
      </Link>
    </Page>
  )
}
