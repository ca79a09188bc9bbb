let chosen: string | undefined

// made at the first use and kept: to make one takes longer than to draw the row that needs it
let ofBrowser: Intl.DateTimeFormat | undefined

/** The time zone of this browser. */
export function browserZone(): string {
  ofBrowser ??= new Intl.DateTimeFormat()
  return ofBrowser.resolvedOptions().timeZone
}

/** The time zone that the reader sees times in, where no event has its own. */
export const readersZone = (): string => chosen ?? browserZone()

/** Sets the zone that the account has chosen. One that this browser does not know is ignored: it could format no time. */
export function setReadersZone(zone: string | undefined): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    chosen = zone
  } catch {
    chosen = undefined
  }
}
