import type { WebsiteFailure } from '@foyer/contract/website-failures'
import type { WebsiteChange, WebsiteState } from '@foyer/contract/websites'

/** How a website was until now. */
export interface Known {
  state: WebsiteState
  since: Date | null
  oddSince: Date | null
  checkedAt: Date | null
  certificateFrom: Date | null
  certificateUntil: Date | null
  certificateTold: number | null
  title: string | null
  contentHash: string | null
  oddContentHash: string | null
  changeToldAt: Date | null
}

/** What a check found. */
export interface Seen {
  /** When it began, by the database's clock. */
  at: Date
  failure?: WebsiteFailure
  status?: number
  firstByteMs?: number
  redirects: string[]
  certificate?: { from: Date; until: Date }
  /** Of a page that was read to its end. */
  title?: string
  contentHash?: string
}

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never
export type Change = WithoutTime<WebsiteChange>

export type Telling =
  | { kind: 'website-down'; failure: WebsiteFailure; status?: number }
  | { kind: 'website-up'; downSince: Date }
  | { kind: 'certificate-expiring'; expiresAt: Date }
  | { kind: 'page-changed'; title?: string }

/** What a check makes of a website. */
export interface Verdict {
  next: Known
  nextCheckAt: Date
  changes: Change[]
  told: Telling[]
}

const second = 1000
const day = 24 * 60 * 60 * second

/** How often a website is checked, and by how much more or less, so that those that began together drift apart. */
export const checkEverySeconds = 300
const jitterSeconds = 15
/** How far apart two checks are that must agree before a website counts as down, or as up again. */
export const confirmSeconds = 60
/** Of how many days left a certificate's end is told. */
const warnDays = [3, 14]

/** @param random from 0 to 1 */
export function judge(known: Known, seen: Seen, random: number): Verdict {
  const state = judgeState(known, seen)
  const certificate = judgeCertificate(known, seen)
  const content = judgeContent(known, seen)
  return {
    next: { ...known, ...state.next, ...certificate.next, ...content.next, checkedAt: seen.at },
    nextCheckAt: state.next.oddSince
      ? new Date(state.next.oddSince.getTime() + confirmSeconds * second)
      : new Date(seen.at.getTime() + (checkEverySeconds + (2 * random - 1) * jitterSeconds) * second),
    changes: [...state.changes, ...certificate.changes, ...content.changes],
    told: [...state.told, ...certificate.told, ...content.told],
  }
}

interface Part<K extends keyof Known> {
  next: Pick<Known, K>
  changes: Change[]
  told: Telling[]
}

function judgeState(known: Known, { at, failure, status }: Seen): Part<'state' | 'since' | 'oddSince'> {
  const { state, since, oddSince } = known
  const found = failure ? 'down' : 'up'
  if (found === state) return { next: { state, since, oddSince: null }, changes: [], told: [] }
  // the first look at a website that is well needs no second one
  const isCertain = (state === 'unchecked' && !failure) || isConfirmed(oddSince, at)
  if (!isCertain) return { next: { state, since, oddSince: oddSince ?? at }, changes: [], told: [] }
  const next = { state: found, since: oddSince ?? at, oddSince: null } as const
  if (failure) {
    const what = { failure, ...(status !== undefined && { status }) }
    return { next, changes: [{ kind: 'down', ...what }], told: [{ kind: 'website-down', ...what }] }
  }
  if (state === 'unchecked' || !since) return { next, changes: [{ kind: 'up' }], told: [] }
  return {
    next,
    changes: [{ kind: 'up', downSince: since.toISOString() }],
    told: [{ kind: 'website-up', downSince: since }],
  }
}

const isConfirmed = (oddSince: Date | null, at: Date) =>
  oddSince !== null && at.getTime() - oddSince.getTime() >= confirmSeconds * second

type OfCertificate = 'certificateFrom' | 'certificateUntil' | 'certificateTold'

function judgeCertificate(known: Known, { at, certificate }: Seen): Part<OfCertificate> {
  const { certificateFrom, certificateUntil, certificateTold } = known
  if (!certificate) return { next: { certificateFrom, certificateUntil, certificateTold }, changes: [], told: [] }
  const { from, until } = certificate
  const isOther = certificateUntil?.getTime() !== until.getTime()
  const told = isOther ? null : certificateTold
  const due = warningDue(from, until, at)
  const tells = due !== undefined && (told === null || due < told)
  return {
    next: { certificateFrom: from, certificateUntil: until, certificateTold: tells ? due : told },
    changes:
      isOther && certificateUntil
        ? [{ kind: 'certificate', from: certificateUntil.toISOString(), to: until.toISOString() }]
        : [],
    told: tells ? [{ kind: 'certificate-expiring', expiresAt: until }] : [],
  }
}

/** The warning that a certificate deserves: none of those that its whole life is too short for. */
const warningDue = (from: Date, until: Date, at: Date): number | undefined =>
  warnDays.find(
    (days) => until.getTime() - at.getTime() <= days * day && until.getTime() - from.getTime() > 2 * days * day,
  )

type OfContent = 'title' | 'contentHash' | 'oddContentHash' | 'changeToldAt'

/**
 * Another content counts when it is seen twice running: a page that is different at every visit would otherwise have
 * changed every five minutes. A title counts at once. The team is told once a day at most.
 */
function judgeContent(known: Known, seen: Seen): Part<OfContent> {
  const { title, contentHash, oddContentHash, changeToldAt } = known
  if (seen.failure || seen.contentHash === undefined)
    return { next: { title, contentHash, oddContentHash, changeToldAt }, changes: [], told: [] }
  const isFirst = contentHash === null
  const isOther = !isFirst && seen.contentHash !== contentHash
  const contentChanged = isOther && seen.contentHash === oddContentHash
  const newTitle = seen.title ?? null
  const changes: Change[] = []
  if (!isFirst && newTitle !== title)
    changes.push({ kind: 'title', ...(title !== null && { from: title }), ...(newTitle !== null && { to: newTitle }) })
  if (contentChanged) changes.push({ kind: 'content' })
  const tells = changes.length > 0 && !(changeToldAt && seen.at.getTime() - changeToldAt.getTime() < day)
  return {
    next: {
      title: newTitle,
      contentHash: isFirst || contentChanged ? seen.contentHash : contentHash,
      oddContentHash: isOther && !contentChanged ? seen.contentHash : null,
      changeToldAt: tells ? seen.at : changeToldAt,
    },
    changes,
    told: tells ? [{ kind: 'page-changed', ...(newTitle !== null && { title: newTitle }) }] : [],
  }
}
