/** The account a request comes from, proven by its session. */
export interface Account {
  id: string
  /** Whether it runs the installation. */
  operator: boolean
  /** The session the request came with. */
  session: string
  /** The team it worked in last. */
  lastTeam: string | undefined
}
