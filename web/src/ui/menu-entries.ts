import type { ReactNode } from 'react'

type Entry = {
  id: string
  label: string
  /** A second line: what it will do. */
  description?: string | undefined
  icon?: ReactNode
  danger?: boolean | undefined
  /** Why it cannot be chosen now; shown as the second line. */
  disabledReason?: string | undefined
  /** The one that holds now: marked, and spoken as current. */
  current?: boolean | undefined
  /** The language of the label, when it is not that of the page. */
  lang?: string | undefined
}

/** Does something, or leads somewhere. */
export type MenuEntry = Entry & ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

/** Entries that belong together, under a title or a line. */
export type MenuSectionEntries = { id: string; title?: string | undefined; entries: readonly MenuEntry[] }
