/** A page to open or an action to run. */
export interface Command {
  id: string
  label: string
  /** Other words that find it. */
  also: string
  /** The page that it opens; or what it does. */
  to: string | (() => void)
}
