import type { Role } from '@foyer/contract/access'
import { roles } from '@foyer/contract/access'
import { refunds } from '@foyer/server/schema/orders'
import { members } from '@foyer/server/schema/teams'
import type { House } from '@foyer/server/test/house'
import { mailedToken } from '@foyer/server/test/mails'
import type { Organiser, Visitor } from '@foyer/server/test/visitor'
import { signUp, visitor } from '@foyer/server/test/visitor'
import { goodKey, notionLink } from '../servers/notion-keys.ts'
import type { Things } from './samples.ts'
import { imprint } from './samples.ts'
import { good, trade } from './trade.ts'

/** Somebody signed in, with what is theirs. */
export interface Person extends Visitor {
  role: Role
  operator: boolean
  own: Things
}

/** A house with people in it. */
export interface Stage {
  nobody: Visitor
  /** Runs the installation, and owns a team of its own. */
  operator: Person
  /** The members of one team, by role. */
  members: Record<Role, Person>
  /** Owns another team, in which none of the others is. */
  stranger: Person
}

export async function openStage(house: House): Promise<Stage> {
  // the first account runs the installation
  const first = await signUp(house.publicUrl)
  const shared = await everybodys(house, first)
  const operator = { ...(await ownerOf(house, first, shared)), operator: true }
  const owner = await ownerOf(house, await signUp(house.publicUrl), shared)
  const stranger = await ownerOf(house, await signUp(house.publicUrl), shared)
  const others: Partial<Stage['members']> = {}
  for (const role of roles) others[role] = role === 'owner' ? owner : await memberOf(house, owner, role)
  // `as`: the loop has gone through every role
  return { nobody: visitor(house.publicUrl), operator, members: others as Stage['members'], stranger }
}

type Shared = Pick<Things, 'mail' | 'emailToken'>

/** A mail that waits in the log, and the link in it. */
async function everybodys(house: House, operator: Organiser): Promise<Shared> {
  const email = 'operator@example.test'
  await good(operator.send('POST /api/v1/me/email', { email, password: operator.password }))
  const { body: mails } = await good(operator.send('GET /api/v1/installation/mails'))
  return { mail: mails[0].id, emailToken: await mailedToken(house, email, 'confirmEmail') }
}

/** Sees to it that the person's team has an event that could go on sale, and one that sells. */
async function ownerOf(house: House, person: Organiser, shared: Shared): Promise<Person> {
  const team = person.me.lastTeam
  await good(person.send(`PATCH /api/v1/teams/${team}`, { imprint }))
  const { body: event } = await good(
    person.send('POST /api/v1/events', { title: 'Summer Night', urlLink: 'example.com', notionLink }),
  )
  await good(person.send(`POST /api/v1/events/${event.id}/api-key`, { apiKey: goodKey }))
  await good(person.send(`PATCH /api/v1/events/${event.id}`, { date: '2031-05-01T18:00:00.000Z' }))
  const seat = { name: 'Seat', priceCents: 1200, capacity: 100 }
  const { body: type } = await good(person.send(`POST /api/v1/events/${event.id}/ticket-types`, seat))
  const traded = await trade(person)
  // only Stripe can refuse to send money back
  await house.db.update(refunds).set({ state: 'failed' })
  const own = {
    ...shared,
    ...traded,
    team,
    event: event.id,
    ticketType: type.id,
    session: await sessionOf(person),
    password: person.password,
  }
  return { ...person, role: 'owner', operator: false, own }
}

async function memberOf(house: House, { own }: Person, role: Role): Promise<Person> {
  const person = await signUp(house.publicUrl)
  await house.db.insert(members).values({ teamId: own.team, userId: person.me.id, role })
  return { ...person, role, operator: false, own: { ...own, session: await sessionOf(person) } }
}

async function sessionOf(person: Organiser): Promise<string> {
  const { body: sessions } = await good(person.send('GET /api/v1/me/sessions'))
  return sessions[0].id
}
