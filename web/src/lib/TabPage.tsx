import type { ReactNode } from 'react'
import { TitledPage } from './Page.tsx'

interface Props {
  title: string
  /** The name of what the tabs belong to, for the browser's title. */
  of?: string | undefined
  lead?: ReactNode
  children: ReactNode
}

/** A tab below the heading that it shares with other tabs: the browser's title, and what the tab is for. */
export const TabPage = ({ title, of, lead, children }: Props) => (
  <TitledPage title={title} of={of}>
    {lead && <p className="mb-8 max-w-2xl text-pretty text-ink-secondary">{lead}</p>}
    {/* the first section has no line above it: the tabs have one */}
    <div>{children}</div>
  </TitledPage>
)
