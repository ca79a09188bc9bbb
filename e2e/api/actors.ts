import type { RestrictableRole, Role } from '@foyer/contract/access'
import { restrictableRoles, roles } from '@foyer/contract/access'
import { insertLink } from '@foyer/server/features/me/commands/mailed-links'
import { hostOf } from '@foyer/server/features/passkeys/rules'
import { newChallenge } from '@foyer/server/features/passkeys/service/challenges'
import { sessions } from '@foyer/server/schema/accounts'
import { orderViews } from '@foyer/server/schema/order-views'
import { members } from '@foyer/server/schema/teams'
import type { TestApp } from '@foyer/server/test/app'
import { setUpAuthenticator } from '@foyer/server/test/authenticator'
import type { Organiser, TestClient } from '@foyer/server/test/client'
import { signUp, testClient } from '@foyer/server/test/client'
import { mailedToken } from '@foyer/server/test/mails'
import { refuseRefundsOf } from '@foyer/server/test/refused-refund'
import { eventOnSale } from '@foyer/server/test/scenario'
import { addPasskey, softwarePasskey } from '@foyer/server/test/software-passkey'
import { goodKey, notionLink } from '../servers/notion-keys.ts'
import type { KnownIds } from './known-ids.ts'
import { createOrders } from './orders.ts'
import { bankFile } from './sample-content.ts'
import { seat } from './samples.ts'

/** A client with a session, with the ids of its team. */
export interface Actor extends Organiser {
  role: Role
  operator: boolean
  own: KnownIds
}

/** The clients that send requests to an app. */
export interface Actors {
  anonymous: TestClient
  /** Runs the installation, and owns a team. */
  operator: Actor
  /** The members of one team, by role. */
  members: Record<Role, Actor>
  /** Members of that team by role, none of whose chosen events is among the ids. */
  restricted: Record<RestrictableRole, Actor>
  /** Was a member of that team. */
  removed: Actor
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
  const { id: chosen } = await owner.ok('POST /api/v1/events', { title: 'Chosen', urlLink: 'example.com' })
  const restricted: Partial<Actors['restricted']> = {}
  for (const role of restrictableRoles) restricted[role] = await createMember(app, owner, role, [chosen])
  const removed = await createMember(app, owner, 'manager')
  for (const team of [owner.own.team, owner.own.emptyTeam])
    await owner.ok(`DELETE /api/v1/teams/${team}/members/${removed.own.member}`)
  // requests that need a recent sign-in are sent for longer than one is recent
  await app.db.update(sessions).set({ authenticatedAt: new Date(Date.now() + 24 * 60 * 60 * 1000) })
  return {
    anonymous: testClient(app.publicUrl),
    operator,
    outsider,
    removed,
    // `as`: the loops have gone through every role
    members: others as Actors['members'],
    restricted: restricted as Actors['restricted'],
  }
}

const promoCode = { code: 'friends', effect: { kind: 'percent', bp: 1000 }, uses: 5 }

type Shared = Pick<KnownIds, 'mail' | 'emailToken' | 'signUpToken'>

/** Leaves a mail in the log of the installation, with a link in it. */
async function mailOperator(app: TestApp, operator: Organiser): Promise<Shared> {
  const email = 'operator@example.test'
  await operator.ok('POST /api/v1/me/email', { email, password: operator.password })
  const [mail] = await operator.ok('GET /api/v1/installation/mails')
  const signUpToken = await insertLink(app.db, 'sign-up', 'newcomer@example.test')
  return { mail: mail.id, emailToken: await mailedToken(app, email, 'confirmEmail'), signUpToken }
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
  const orders = await createOrders(app, organiser)
  // a refund can be retried only when Stripe has refused it
  await refuseRefundsOf(app.db, orders.unrefunded)
  await setUpAuthenticator(app, organiser)
  const own = {
    ...shared,
    ...orders,
    team: organiser.me.lastTeam,
    emptyTeam: (await organiser.ok('POST /api/v1/teams', { name: 'Empty' })).id,
    event: draft.id,
    ticketType: draft.types[0] ?? '',
    sharedCapacity: await createSharedCapacity(organiser, draft),
    addOnGroup: (await organiser.ok(`POST /api/v1/events/${draft.id}/add-on-groups`, workshops)).id,
    promoCode: (await organiser.ok(`POST /api/v1/events/${draft.id}/promo-codes`, promoCode)).id,
    session: await sessionOf(organiser),
    orderView: await saveView(app, organiser, organiser.me.lastTeam),
    orderJob: (await organiser.ok('POST /api/v1/order-jobs', { kind: 'resend', selection: { ids: [orders.paid] } })).id,
    ...(await createCheckIn(organiser, draft.id)),
    ...(await importPayment(organiser, orders.pending)),
    ...(await inviteTo(app, organiser)),
    apiToken: await createToken(organiser),
    ...(await createPasskey(app, organiser)),
    password: organiser.password,
  }
  return { ...organiser, role: 'owner', operator: false, own }
}

/** Adds a member to the team of an owner, an invitation, and one to the owner from another team. */
async function inviteTo(
  app: TestApp,
  owner: Organiser,
): Promise<Pick<KnownIds, 'member' | 'invitation' | 'invitationToken'>> {
  const other = await signUp(app.publicUrl)
  const team = owner.me.lastTeam
  await app.db.insert(members).values({ teamId: team, userId: other.me.id, role: 'viewer' })
  const invite = async (by: Organiser, email: string) =>
    (await by.ok(`POST /api/v1/teams/${by.me.lastTeam}/invitations`, { emails: [email], role: 'door' }))[0].id
  return {
    member: other.me.id,
    invitation: await invite(owner, 'sascha@example.test'),
    invitationToken: await invitationFrom(app, other, owner),
  }
}

/** Invites an account to the team of another. @returns the token of the link */
async function invitationFrom(app: TestApp, by: Organiser, { me }: Organiser): Promise<string> {
  await by.ok(`POST /api/v1/teams/${by.me.lastTeam}/invitations`, { emails: [me.email], role: 'door' })
  return await mailedToken(app, me.email, 'invitation')
}

const createToken = async (owner: Organiser): Promise<string> =>
  (await owner.ok(`POST /api/v1/teams/${owner.me.lastTeam}/api-tokens`, { name: 'Export', permissions: [], days: 7 }))
    .id

const workshops = {
  name: 'Workshop',
  minPerTicket: 0,
  maxPerTicket: 1,
  addOns: [{ name: 'Printing', priceCents: 900, taxRateBp: 1900, capacity: 12 }],
}

const createSharedCapacity = async (
  owner: Organiser,
  { id, types }: { id: string; types: string[] },
): Promise<string> =>
  (await owner.ok(`POST /api/v1/events/${id}/shared-capacities`, { name: 'Hall', capacity: 90, ticketTypeIds: types }))
    .id

/** Makes a check-in list of an event, with a link. */
async function createCheckIn(organiser: Organiser, event: string) {
  const list = await organiser.ok(`POST /api/v1/events/${event}/check-in-lists`, { name: 'Everyone' })
  const link = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, {
    gate: 'Main entrance',
    takesMoney: true,
  })
  return { checkInList: list.id, checkInLink: link.id, checkInToken: link.token }
}

/** Imports a bank statement with the payment that an order waits for. */
async function importPayment(organiser: Organiser, orderId: string) {
  const { number, totalCents } = await organiser.ok(`GET /api/v1/orders/${orderId}`)
  const { id } = await organiser.ok('POST /api/v1/bank-statements', bankFile(totalCents, number))
  const [line] = await organiser.ok(`GET /api/v1/bank-statements/${id}/lines`)
  return { bankStatement: id, bankLine: line.id }
}

/** @param events the ids of the chosen events; by default all */
async function createMember(app: TestApp, { own }: Actor, role: Role, events?: string[]): Promise<Actor> {
  const member = await signUp(app.publicUrl)
  await setUpAuthenticator(app, member)
  for (const teamId of [own.team, own.emptyTeam])
    await app.db.insert(members).values({ teamId, userId: member.me.id, role, events: events ?? null })
  const ids = {
    session: await sessionOf(member),
    orderView: await saveView(app, member, own.team),
    ...(await createPasskey(app, member)),
    member: member.me.id,
    invitationToken: await invitationFrom(app, await signUp(app.publicUrl), member),
  }
  return { ...member, role, operator: false, own: { ...own, ...ids } }
}

/** Adds a passkey to an account, and prepares its answers to challenges of now. */
async function createPasskey(app: TestApp, client: Organiser): Promise<Pick<KnownIds, 'passkey' | 'passkeys'>> {
  const { id, passkey } = await addPasskey(client)
  const asked = (subject: string) => ({ challenge: newChallenge(app, subject), host: hostOf(app.publicUrl) })
  return {
    passkey: id,
    passkeys: {
      create: () => softwarePasskey().create(app.publicUrl, asked(client.me.id)),
      prove: () => passkey.prove(app.publicUrl, asked('')),
    },
  }
}

/** Saves a view of orders for a member. Not by the API: some roles may not save any. */
async function saveView(app: TestApp, { me }: Organiser, teamId: string): Promise<string> {
  const id = `vie_${me.id}`
  await app.db
    .insert(orderViews)
    .values({ id, teamId, accountId: me.id, name: 'To be paid', search: 'status=pending', shared: false })
  return id
}

const sessionOf = async (client: TestClient): Promise<string> => (await client.ok('GET /api/v1/me/sessions'))[0].id
