import type { ReactNode } from 'react'

type EntryBase = {
  id: string
  label: string
  /** A second line: the effect. */
  description?: string | undefined
  icon?: ReactNode
  danger?: boolean | undefined
  /** Why it is disabled; shown as the second line. */
  disabledReason?: string | undefined
  /** Marks the current entry, also for screen readers. */
  current?: boolean | undefined
  /** The language of the label, if it differs from the page's. */
  lang?: string | undefined
}

/** An entry with an action or a link. */
export type MenuEntry = EntryBase &
  (
    | { onSelect: () => void; href?: undefined; newTab?: undefined; download?: undefined }
    | {
        href: string
        onSelect?: undefined
        /** Tells screen readers that the link opens in a new tab, as links do that leave the app. */
        newTab?: string
        /** The link is a file that the browser saves. */
        download?: true
      }
  )

/** Entries that belong together, under a title or a line. */
export type MenuSectionEntries = { id: string; title?: string | undefined; entries: readonly MenuEntry[] }
