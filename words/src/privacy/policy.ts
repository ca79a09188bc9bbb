/** A kind of data that Foyer stores: its contents, the purpose, and the retention period. */
export interface DataKind {
  name: string
  what: string
  why: string
  kept: string
  /** Whether Foyer stores it about people who order tickets or write to an organiser. */
  aboutBuyers?: true
}

export interface Section {
  title: string
  paragraphs: readonly string[]
  kinds?: readonly DataKind[]
}

/** The privacy policy in one language. A test checks that all languages have the same sections and kinds of data. */
export interface Policy {
  /** Increases when the data that Foyer stores changes. */
  version: string
  /** 'YYYY-MM-DD' */
  date: string
  lead: string
  sections: readonly Section[]
}
