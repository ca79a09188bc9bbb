import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { slugOf } from '@foyer/contract/slug'
import type { Team } from '@foyer/contract/teams'
import type { Scope, Store } from '../store.ts'

export const teamHandlers: Handlers<(typeof routes)['teams'], Scope> = {
  list: ({ store }) => store.teams,
  create: ({ store, body }) => {
    const id = `tem_${store.nextId++}`
    const defaults = { currency: 'EUR', timeZone: 'Europe/Berlin', language: store.me.language } as const
    const slug = `${slugOf(body.name)}-${store.nextId}`
    const team: Team = { ...defaults, ...withoutUndefined(body), name: body.name, id, slug, role: 'owner', version: 1 }
    store.teams = [...store.teams, team]
    const { name, email } = store.me
    store.members[id] = [
      { id: store.me.id, name, email, role: 'owner', joinedAt: store.now().toISOString(), events: 'all' },
    ]
    return team
  },
  view: ({ store, team, role }) => ({ ...teamById(store, team), role }),
  change: ({ store, team, body: { version, imprint, bank, privacyNotice, requiresTwoFactor, ...changes } }) => {
    const before = teamById(store, team)
    if (version !== undefined && version !== before.version) throw new ProblemError('stale')
    if (imprint === null && store.events.some((event) => event.team === team && event.status === 'On Sale'))
      throw new ProblemError('conflict', {
        errors: [fault('body.imprint', 'imprint-needed')],
      })
    // the demo has no second factors
    if (requiresTwoFactor)
      throw new ProblemError('conflict', { errors: [fault('body.requiresTwoFactor', 'member-two-factor-first')] })
    const { imprint: oldImprint, bank: oldBank, privacyNotice: oldNotice, ...rest } = before
    const after: Team = {
      ...rest,
      ...withoutUndefined(changes),
      ...optional('imprint', imprint === undefined ? oldImprint : imprint),
      ...optional('bank', bank === undefined ? oldBank : bank),
      ...optional('privacyNotice', privacyNotice === undefined ? oldNotice : privacyNotice),
      version: before.version + 1,
    }
    store.teams = store.teams.map((each) => (each.id === team ? after : each))
    return after
  },
}

function teamById(store: Store, id: string): Team {
  const team = store.teams.find((each) => each.id === id)
  if (!team) throw new ProblemError('not-found')
  return team
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

// `as`: the filter removes exactly the undefined values
const withoutUndefined = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Defined<T>

const optional = <K extends string, V>(key: K, value: V | null | undefined) =>
  // `as`: a computed key widens to string
  (value === null || value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
