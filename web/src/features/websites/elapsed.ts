import { msPerMinute } from '@foyer/contract/durations'

/** A duration in whole minutes, from an hour on in hours, from two days on in days; at least one minute. */
export function elapsed(since: string, now: Date): { unit: 'minute' | 'hour' | 'day'; count: number } {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(since)) / msPerMinute))
  if (minutes < 60) return { unit: 'minute', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.floor(hours / 24) }
}
