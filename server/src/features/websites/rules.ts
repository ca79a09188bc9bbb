import { msPerDay, msPerHour } from '@foyer/contract/durations'
import type { WebsiteFailure } from '@foyer/contract/website-failures'
import type { WebsiteChange, WebsiteState } from '@foyer/contract/websites'

/** A website as the checks so far have established it. */
export interface MonitoredWebsite {
  state: WebsiteState
  since: Date | null
  /** The last change between up and down, and the one before it. */
  changedAt: Date | null
  changedBeforeAt: Date | null
  /** Since when the team knows that the website is unstable; null while it is steady. */
  unstableSince: Date | null
  /** The first of the latest checks that disagree with `state`. */
  oddSince: Date | null
  checkedAt: Date | null
  certificateFrom: Date | null
  certificateUntil: Date | null
  /** The last warning about this certificate, in days before its end. */
  certificateNotifiedDays: number | null
  title: string | null
  contentHash: string | null
  /** The hash of the latest check, when it differs from `contentHash` and is not confirmed yet. */
  oddContentHash: string | null
  changeNotifiedAt: Date | null
}

/** The result of one request to a website. */
export interface CheckResult {
  /** The start of the check, by the database's clock. */
  at: Date
  failure?: WebsiteFailure
  status?: number
  firstByteMs?: number
  redirects: string[]
  certificate?: { from: Date; until: Date }
  /** Only for a page that was read to its end, as is the hash. */
  title?: string
  contentHash?: string
}

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never
type NewChange = WithoutTime<WebsiteChange>

export type WebsiteNotification =
  | { kind: 'website-down'; failure: WebsiteFailure; status?: number }
  | { kind: 'website-up'; downSince: Date }
  | { kind: 'website-unstable' }
  | { kind: 'website-steady'; up: boolean; since: Date }
  | { kind: 'certificate-expiring'; expiresAt: Date }
  | { kind: 'page-changed'; title?: string }

/** The consequences of a check: the new state of the website, its next check, its history, notifications of the team. */
export interface Evaluation {
  next: MonitoredWebsite
  nextCheckAt: Date
  changes: NewChange[]
  notifications: WebsiteNotification[]
}

const msPerSecond = 1000

const checkIntervalSeconds = 300
/** The interval varies by so much: websites that are due together drift apart. */
const jitterSeconds = 15
/** A website changes between up and down when two checks agree that are at least this far apart. */
const confirmationSeconds = 60
/** How long a website that has never responded may fail before the team is notified: it may not be published yet. */
const firstResponseMs = msPerDay
/** A third change between up and down within this time makes a website unstable; without a change it is steady. */
const steadyMs = msPerHour
/** The team is warned when a certificate ends within so many days. */
const certificateWarningDays = [3, 14]

/**
 * Evaluates the result of a check against the state of the website before it.
 * @param random from 0 to 1, for jitter
 */
export function evaluateCheck(website: MonitoredWebsite, result: CheckResult, random: number): Evaluation {
  const state = evaluateState(website, result)
  const certificate = evaluateCertificate(website, result)
  const content = evaluateContent(website, result)
  return {
    next: { ...website, ...state.next, ...certificate.next, ...content.next, checkedAt: result.at },
    nextCheckAt:
      state.next.oddSince && state.next.state !== 'unchecked'
        ? new Date(state.next.oddSince.getTime() + confirmationSeconds * msPerSecond)
        : new Date(result.at.getTime() + (checkIntervalSeconds + (2 * random - 1) * jitterSeconds) * msPerSecond),
    changes: [...state.changes, ...certificate.changes, ...content.changes],
    notifications: [...state.notifications, ...certificate.notifications, ...content.notifications],
  }
}

interface PartialEvaluation<K extends keyof MonitoredWebsite> {
  next: Pick<MonitoredWebsite, K>
  changes: NewChange[]
  notifications: WebsiteNotification[]
}

type StateFields = 'state' | 'since' | 'oddSince' | 'changedAt' | 'changedBeforeAt' | 'unstableSince'
type StateEvaluation = PartialEvaluation<StateFields>

function evaluateState(website: MonitoredWebsite, { at, failure, status }: CheckResult): StateEvaluation {
  const { state, since, oddSince, changedAt, changedBeforeAt, unstableSince } = website
  const before = { state, since, changedAt, changedBeforeAt, unstableSince }
  const found = failure ? 'down' : 'up'
  if (found === state) return evaluateSteadiness({ ...before, oddSince: null }, at)
  // a first check that succeeds needs no confirmation
  const confirmed = (state === 'unchecked' && !failure) || isConfirmed(website, at)
  if (!confirmed) return { next: { ...before, oddSince: oddSince ?? at }, changes: [], notifications: [] }
  const next = { ...before, state: found, since: oddSince ?? at, oddSince: null } as const
  if (failure) {
    const data = { failure, ...(status !== undefined && { status }) }
    return withChange(next, at, { kind: 'down', ...data }, { kind: 'website-down', ...data })
  }
  if (state === 'unchecked' || !since) return { next, changes: [{ kind: 'up' }], notifications: [] }
  return withChange(next, at, { kind: 'up', downSince: since.toISOString() }, { kind: 'website-up', downSince: since })
}

function isConfirmed({ state, oddSince }: MonitoredWebsite, at: Date): boolean {
  const waitMs = state === 'unchecked' ? firstResponseMs : confirmationSeconds * msPerSecond
  return oddSince !== null && at.getTime() - oddSince.getTime() >= waitMs
}

/** A change between up and down. The third within an hour is reported as unstable, and none after it until it is steady. */
function withChange(
  next: StateEvaluation['next'],
  at: Date,
  change: NewChange,
  notification: WebsiteNotification,
): StateEvaluation {
  const isThird = isWithin(steadyMs, next.changedBeforeAt, at)
  const wasUnstable = next.unstableSince !== null
  return {
    next: {
      ...next,
      changedAt: at,
      changedBeforeAt: next.changedAt,
      unstableSince: next.unstableSince ?? (isThird ? at : null),
    },
    changes: [change],
    notifications: wasUnstable ? [] : [isThird ? { kind: 'website-unstable' } : notification],
  }
}

/** An unstable website that has not changed for an hour is steady again, whether up or down. */
function evaluateSteadiness(next: StateEvaluation['next'], at: Date): StateEvaluation {
  if (next.unstableSince === null || isWithin(steadyMs, next.changedAt, at))
    return { next, changes: [], notifications: [] }
  return {
    next: { ...next, unstableSince: null },
    changes: [],
    notifications: [{ kind: 'website-steady', up: next.state === 'up', since: next.since ?? at }],
  }
}

const isWithin = (ms: number, moment: Date | null, now: Date) =>
  moment !== null && now.getTime() - moment.getTime() < ms

type CertificateFields = 'certificateFrom' | 'certificateUntil' | 'certificateNotifiedDays'

function evaluateCertificate(
  { certificateFrom, certificateUntil, certificateNotifiedDays }: MonitoredWebsite,
  { at, certificate }: CheckResult,
): PartialEvaluation<CertificateFields> {
  if (!certificate)
    return { next: { certificateFrom, certificateUntil, certificateNotifiedDays }, changes: [], notifications: [] }
  const { from, until } = certificate
  const isOther = certificateUntil?.getTime() !== until.getTime()
  const notifiedDays = isOther ? null : certificateNotifiedDays
  const dueDays = dueWarning(from, until, at)
  const shouldNotify = dueDays !== undefined && (notifiedDays === null || dueDays < notifiedDays)
  return {
    next: {
      certificateFrom: from,
      certificateUntil: until,
      certificateNotifiedDays: shouldNotify ? dueDays : notifiedDays,
    },
    changes:
      isOther && certificateUntil
        ? [{ kind: 'certificate', from: certificateUntil.toISOString(), to: until.toISOString() }]
        : [],
    notifications: shouldNotify ? [{ kind: 'certificate-expiring', expiresAt: until }] : [],
  }
}

/**
 * The warning that is due for a certificate, in days before its end. A short-lived certificate gets no warning before
 * half its lifetime has passed: otherwise the team would be warned between any two renewals.
 */
const dueWarning = (from: Date, until: Date, at: Date): number | undefined =>
  certificateWarningDays.find(
    (days) =>
      until.getTime() - at.getTime() <= days * msPerDay && until.getTime() - from.getTime() > 2 * days * msPerDay,
  )

type ContentFields = 'title' | 'contentHash' | 'oddContentHash' | 'changeNotifiedAt'

/**
 * A change of the content counts when two checks in a row find it. Otherwise a page that differs in every response would
 * change every five minutes. A change of the title counts at once. The team is notified at most once a day.
 */
function evaluateContent(website: MonitoredWebsite, result: CheckResult): PartialEvaluation<ContentFields> {
  const { title, contentHash, oddContentHash, changeNotifiedAt } = website
  if (result.failure || result.contentHash === undefined)
    return { next: { title, contentHash, oddContentHash, changeNotifiedAt }, changes: [], notifications: [] }
  const isFirst = contentHash === null
  const isOther = !isFirst && result.contentHash !== contentHash
  const contentChanged = isOther && result.contentHash === oddContentHash
  const newTitle = result.title ?? null
  const changes: NewChange[] = []
  if (!isFirst && newTitle !== title)
    changes.push({ kind: 'title', ...(title !== null && { from: title }), ...(newTitle !== null && { to: newTitle }) })
  if (contentChanged) changes.push({ kind: 'content' })
  const notifiedToday = changeNotifiedAt !== null && result.at.getTime() - changeNotifiedAt.getTime() < msPerDay
  const shouldNotify = changes.length > 0 && !notifiedToday
  return {
    next: {
      title: newTitle,
      contentHash: isFirst || contentChanged ? result.contentHash : contentHash,
      oddContentHash: isOther && !contentChanged ? result.contentHash : null,
      changeNotifiedAt: shouldNotify ? result.at : changeNotifiedAt,
    },
    changes,
    notifications: shouldNotify ? [{ kind: 'page-changed', ...(newTitle !== null && { title: newTitle }) }] : [],
  }
}
