import type { Role } from '@foyer/contract/access'
import { roles } from '@foyer/contract/access'
import { members } from '@foyer/server/schema/teams'
import type { TestApp } from '@foyer/server/test/app'
import type { Organiser, TestClient } from '@foyer/server/test/client'
import { signUp, testClient } from '@foyer/server/test/client'
import { mailedToken } from '@foyer/server/test/mails'
import { refuseRefundsOf } from '@foyer/server/test/refused-refund'
import { eventOnSale } from '@foyer/server/test/scenario'
import { goodKey, notionLink } from '../servers/notion-keys.ts'
import { createOrders } from './orders.ts'
import type { Things } from './samples.ts'
import { seat } from './samples.ts'

/** A client with a session, with the things of its team. */
export interface Actor extends TestClient {
  role: Role
  operator: boolean
  own: Things
}

/** The clients that send requests to an app. */
export interface Actors {
  anonymous: TestClient
  /** Runs the installation, and owns a team. */
  operator: Actor
  /** The members of one team, by role. */
  members: Record<Role, Actor>
  /** Owns another team, of which the other actors are no members. */
  outsider: Actor
}

export async function createActors(app: TestApp): Promise<Actors> {
  // the first account runs the installation
  const first = await signUp(app.publicUrl)
  const shared = await mailOperator(app, first)
  const operator = { ...(await createOwner(app, first, shared)), operator: true }
  const owner = await createOwner(app, await signUp(app.publicUrl), shared)
  const outsider = await createOwner(app, await signUp(app.publicUrl), shared)
  const others: Partial<Actors['members']> = {}
  for (const role of roles) others[role] = role === 'owner' ? owner : await createMember(app, owner, role)
  // `as`: the loop has gone through every role
  return { anonymous: testClient(app.publicUrl), operator, members: others as Actors['members'], outsider }
}

type Shared = Pick<Things, 'mail' | 'emailToken'>

/** Leaves a mail in the log of the installation, with a link in it. */
async function mailOperator(app: TestApp, operator: Organiser): Promise<Shared> {
  const email = 'operator@example.test'
  await operator.ok('POST /api/v1/me/email', { email, password: operator.password })
  const [mail] = await operator.ok('GET /api/v1/installation/mails')
  return { mail: mail.id, emailToken: await mailedToken(app, email, 'confirmEmail') }
}

/** Signs up an organiser whose team has an event that is ready to go on sale, and one on sale. */
async function createOwner(app: TestApp, organiser: Organiser, shared: Shared): Promise<Actor> {
  const draft = await eventOnSale(organiser, {
    title: 'Summer Night',
    types: [seat],
    status: 'test',
    changes: { notionLink },
  })
  await organiser.ok(`POST /api/v1/events/${draft.id}/api-key`, { apiKey: goodKey })
  const orders = await createOrders(organiser)
  // a refund can be retried only when Stripe has refused it
  await refuseRefundsOf(app.db, orders.unrefunded)
  const own = {
    ...shared,
    ...orders,
    team: organiser.me.lastTeam,
    event: draft.id,
    ticketType: draft.types[0] ?? '',
    session: await sessionOf(organiser),
    password: organiser.password,
  }
  return { ...organiser, role: 'owner', operator: false, own }
}

async function createMember(app: TestApp, { own }: Actor, role: Role): Promise<Actor> {
  const member = await signUp(app.publicUrl)
  await app.db.insert(members).values({ teamId: own.team, userId: member.me.id, role })
  return { ...member, role, operator: false, own: { ...own, session: await sessionOf(member) } }
}

const sessionOf = async (client: TestClient): Promise<string> => (await client.ok('GET /api/v1/me/sessions'))[0].id
