import type { Website } from '@foyer/contract/websites'
import { WebsiteChange } from '@foyer/contract/websites'
import type { ChangeRow, WebsiteHistory } from './queries.ts'

/** A website as it goes on the wire. @param url the event's */
export function presentWebsite(url: string, { website, days, responseTimes, changes }: WebsiteHistory): Website {
  return {
    url,
    state: website?.state ?? 'unchecked',
    checking: Boolean(website?.askedAt),
    redirects: website?.redirects ?? [],
    ...given({
      since: website?.since?.toISOString(),
      checkedAt: website?.checkedAt?.toISOString(),
      // while somebody is at it, that is when the lease ends
      nextCheckAt: website?.claim ? undefined : website?.nextCheckAt.toISOString(),
      failure: website?.failure,
      status: website?.status,
      firstByteMs: website?.firstByteMs,
      certificateExpiresAt: website?.certificateUntil?.toISOString(),
      title: website?.title,
    }),
    days: days.map((day) => ({
      date: day.date,
      checks: day.checks,
      down: day.down,
      ...given({ averageMs: day.averageMs }),
    })),
    responseTimes: responseTimes.map(({ from, checks, failed, averageMs, slowestMs }) => ({
      from: from.toISOString(),
      checks,
      failed,
      ...given({ averageMs, slowestMs }),
    })),
    changes: changes.map(presentChange),
  }
}

// what was written is what the contract says; parsed, for the table knows it only as JSON
const presentChange = ({ at, kind, data }: ChangeRow): WebsiteChange =>
  WebsiteChange.parse({ at: at.toISOString(), kind, ...data })

type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }

const given = <T extends object>(fields: T): Given<T> =>
  // `as`: those that are nothing are left out
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as Given<T>
