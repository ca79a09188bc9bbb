import type { Website } from '@foyer/contract/websites'
import { WebsiteChange } from '@foyer/contract/websites'
import type { ChangeRow, WebsiteHistory } from './queries.ts'

/** The website of an event, with its history. @param url the event's, also when it has not been checked yet */
export function presentWebsite(
  url: string | null,
  { website, today, days, responseTimes, changes }: WebsiteHistory,
): Website {
  return {
    ...(url !== null && { url }),
    state: website?.state ?? 'unchecked',
    checking: Boolean(website?.checkRequestedAt),
    redirects: website?.redirects ?? [],
    watching: website?.watching ?? false,
    otherEvents: website?.otherEvents ?? 0,
    ...withoutNulls({
      since: website?.since?.toISOString(),
      unstableSince: website?.unstableSince?.toISOString(),
      checkedAt: website?.checkedAt?.toISOString(),
      notJudgedSince: website?.notJudgedSince?.toISOString(),
      // while the website is leased, the column has the end of the lease
      nextCheckAt: website?.claim || !website?.watching ? undefined : website.nextCheckAt.toISOString(),
      failure: website?.failure,
      status: website?.status,
      firstByteMs: website?.firstByteMs,
      certificateExpiresAt: website?.certificateUntil?.toISOString(),
      title: website?.title,
    }),
    today,
    days: days.map((day) => ({
      date: day.date,
      checks: day.checks,
      down: day.down,
      ...withoutNulls({ averageMs: day.averageMs }),
    })),
    responseTimes: responseTimes.map(({ from, checks, failed, averageMs, slowestMs }) => ({
      from: from.toISOString(),
      checks,
      failed,
      ...withoutNulls({ averageMs, slowestMs }),
    })),
    changes: changes.map(presentChange),
  }
}

// the table stores the data as JSON: parsing it gives it its type
const presentChange = ({ at, kind, data }: ChangeRow): WebsiteChange =>
  WebsiteChange.parse({ at: at.toISOString(), kind, ...data })

type Defined<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }

const withoutNulls = <T extends object>(fields: T): Defined<T> =>
  // `as`: the filter removes null and undefined
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as Defined<T>
