let chosen: string | undefined

/** The time zone of this browser. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

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
