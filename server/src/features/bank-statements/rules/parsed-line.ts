/** A line of a bank statement as its file tells, before it is stored. */
export interface ParsedLine {
  /** The IBAN or number of the organiser's account; for a CSV file that does not tell, the signature of its layout. */
  account: string
  /** `YYYY-MM-DD`. */
  day: string
  /** In minor units of the currency; negative for an outgoing payment. */
  amountCents: number
  /** Empty when the file does not tell. */
  currency: string
  payer: string
  text: string
  /** The bank's own reference of the line; empty without one. */
  reference: string
}

/** A file that was read. */
export interface ParsedFile {
  /** The lines of each statement in it. Equal lines of one statement are different payments. */
  statements: ParsedLine[][]
  /** Rows of a CSV file, and booked entries of CAMT.053, without a day or an amount. */
  unreadable: number
}
