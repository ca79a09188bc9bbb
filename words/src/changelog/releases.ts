/** The releases in one language. Only `title` and `text` differ between languages; a test compares the rest. */
export type Releases = readonly {
  version: string
  /** 'YYYY-MM-DD' */
  date: string
  title: string
  changes: readonly { tag: 'new' | 'improved' | 'fixed' | 'security'; text: string }[]
}[]
