/** Releases as the changelog tells them. The same in every language but for `title` and `text`, which a test compares. */
export type Releases = readonly {
  version: string
  /** 'YYYY-MM-DD' */
  date: string
  title: string
  changes: readonly { tag: 'new' | 'improved' | 'fixed' | 'security'; text: string }[]
}[]
