import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { slugOf } from '@foyer/contract/slug'
import type { StripeAccount, StripeKeys } from '@foyer/contract/stripe'
import { isLiveKey, maskStripeKey } from '@foyer/contract/stripe'
import type { Team } from '@foyer/contract/teams'
import type { Scope, World } from '../world.ts'

export const teamHandlers: Handlers<(typeof routes)['teams'], Scope> = {
  list: ({ world }) => world.teams,
  create: ({ world, body }) => {
    const id = `tem_${world.next++}`
    const defaults = { currency: 'EUR', timeZone: 'Europe/Berlin', language: world.me.language } as const
    const slug = `${slugOf(body.name)}-${world.next}`
    const team: Team = { ...defaults, ...given(body), name: body.name, id, slug, role: 'owner', version: 1 }
    world.teams = [...world.teams, team]
    const { name, email } = world.me
    world.members[id] = [{ id: world.me.id, name, email, role: 'owner', joinedAt: world.now().toISOString() }]
    return team
  },
  view: ({ world, team }) => teamById(world, team),
  change: ({ world, team, body: { version, imprint, bank, ...changes } }) => {
    const before = teamById(world, team)
    if (version !== undefined && version !== before.version) throw new Refused('stale')
    if (imprint === null && world.events.some((event) => event.team === team && event.status === 'On Sale'))
      throw new Refused('conflict', {
        errors: [fault('body.imprint', 'imprint-needed')],
      })
    const { imprint: oldImprint, bank: oldBank, ...rest } = before
    const after: Team = {
      ...rest,
      ...given(changes),
      ...optional('imprint', imprint === undefined ? oldImprint : imprint),
      ...optional('bank', bank === undefined ? oldBank : bank),
      version: before.version + 1,
    }
    world.teams = world.teams.map((each) => (each.id === team ? after : each))
    return after
  },
  viewStripe: ({ world, team }) => stripeOf(world, team),
  saveStripe: ({ world, team, body }) => {
    world.stripe[team] = storedKeys(body, world.stripe[team])
    return stripeOf(world, team)
  },
  removeStripe: ({ world, team }) => {
    delete world.stripe[team]
    return stripeOf(world, team)
  },
  members: ({ world, team }) => world.members[team] ?? [],
}

function teamById(world: World, id: string): Team {
  const team = world.teams.find((each) => each.id === id)
  if (!team) throw new Refused('not-found')
  return team
}

function stripeOf(world: World, team: string): StripeAccount {
  const keys = world.stripe[team]
  return { webhookUrl: `${globalThis.location?.origin ?? ''}/api/webhooks/stripe/${team}`, ...(keys && { keys }) }
}

/** The keys as they are shown after a save. The mock asks nobody, but `sk_test_refused` and `sk_test_unreachable`. */
function storedKeys({ secretKey, webhookSecret }: StripeKeys, before: StripeAccount['keys']): StripeAccount['keys'] {
  const missing = [
    ...(secretKey || before ? [] : [fault('body.secretKey', 'required')]),
    ...(webhookSecret || before ? [] : [fault('body.webhookSecret', 'required')]),
  ]
  if (missing.length > 0) throw new Refused('validation', { errors: missing })
  if (secretKey === 'sk_test_refused')
    throw new Refused('key-refused', {
      title: 'Stripe refused the key',
      errors: [fault('body.secretKey', 'stripe-key-refused')],
    })
  return {
    secretKey: secretKey ? maskStripeKey(secretKey) : (before?.secretKey ?? ''),
    webhookSecret: webhookSecret ? maskStripeKey(webhookSecret) : (before?.webhookSecret ?? ''),
    live: secretKey ? isLiveKey(secretKey) : (before?.live ?? false),
    checked: secretKey ? secretKey !== 'sk_test_unreachable' : (before?.checked ?? false),
  }
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

// `as`: exactly what was undefined is left out
const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<T>

const optional = <K extends string, V>(key: K, value: V | null | undefined) =>
  // `as`: a computed key widens to string
  (value === null || value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
