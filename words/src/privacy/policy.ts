/** What of a kind of data is kept, what for and how long. */
export interface Kind {
  name: string
  what: string
  why: string
  kept: string
}

export interface Section {
  title: string
  paragraphs: readonly string[]
  kinds?: readonly Kind[]
}

/** The privacy policy in a language. The same sections and kinds in each, which a test compares. */
export interface Policy {
  /** Counts the texts; a new one is given when what Foyer stores changes. */
  version: string
  /** 'YYYY-MM-DD' */
  date: string
  lead: string
  sections: readonly Section[]
}
