import type { Role } from '@foyer/contract/access'
import { isRestrictable } from '@foyer/contract/access'
import { msPerDay } from '@foyer/contract/durations'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { invitationDays } from '@foyer/contract/invitation-limits'
import type { Invitation } from '@foyer/contract/invitations'
import type { routes } from '@foyer/contract/routes/all'
import type { ChosenEvents, EventChoice, Member } from '@foyer/contract/teams'
import type { Scope, Store } from '../store.ts'

export const memberHandlers: Handlers<(typeof routes)['members'], Scope> = {
  list: ({ store, team }) => membersOf(store, team),
  change: ({ store, team, role: own, params, body }) => {
    const member = memberById(store, team, params.member)
    const role = body.role ?? member.role
    refuseUnlessOwner(own, role, member.role)
    if (role !== 'owner') keepOneOwner(store, team, member)
    const kept = isRestrictable(role) ? member.events : 'all'
    const events = body.events === undefined ? kept : chosenEvents(store, role, body.events)
    const changed = { ...member, role, ...(events && { events }) }
    store.members[team] = membersOf(store, team).map((each) => (each.id === member.id ? changed : each))
    store.teams = store.teams.map((each) => (each.id === team && member.id === store.me.id ? { ...each, role } : each))
    return changed
  },
  remove: ({ store, team, role: own, params }) => {
    const member = memberById(store, team, params.member)
    if (member.id !== store.me.id) refuseUnlessOwner(own, member.role)
    keepOneOwner(store, team, member)
    store.members[team] = membersOf(store, team).filter(({ id }) => id !== member.id)
    if (member.id === store.me.id) store.teams = store.teams.filter(({ id }) => id !== team)
    return undefined
  },
  invitations: ({ store, team }) => [...(store.invitations[team] ?? [])].reverse(),
  invite: ({ store, team, role: own, body: { emails, role, events: choice = 'all' } }) => {
    refuseUnlessOwner(own, role)
    const events = chosenEvents(store, role, choice)
    const taken = new Set(membersOf(store, team).map(({ email }) => email))
    if (emails.some((email) => taken.has(email)))
      throw new ProblemError('validation', { errors: [fault('body.emails', 'member-already')] })
    const addresses = [...new Set(emails)].sort()
    const sent = addresses.map((email) => {
      const former = store.invitations[team]?.find((each) => each.email === email)
      return sentNow(store, { id: former?.id ?? `inv_${store.nextId++}`, email, role, events })
    })
    const others = (store.invitations[team] ?? []).filter(({ email }) => !addresses.includes(email))
    store.invitations[team] = [...others, ...sent]
    return sent
  },
  resend: ({ store, team, role: own, params }) => {
    const former = invitationById(store, team, params.id)
    refuseUnlessOwner(own, former.role)
    const sent = sentNow(store, former)
    store.invitations[team] = [...(store.invitations[team] ?? []).filter(({ id }) => id !== sent.id), sent]
    return sent
  },
  revoke: ({ store, team, params }) => {
    const { id } = invitationById(store, team, params.id)
    store.invitations[team] = (store.invitations[team] ?? []).filter((each) => each.id !== id)
    return undefined
  },
  // no one opens a link of the demo
  invitation: () => refuseLink(),
  accept: () => refuseLink(),
}

function refuseLink(): never {
  throw new ProblemError('not-found', { title: 'This invitation no longer works' })
}

function chosenEvents(store: Store, role: Role, choice: EventChoice): ChosenEvents {
  if (choice === 'all') return 'all'
  const chosen = store.events.filter(({ id }) => choice.includes(id)).map(({ id, name }) => ({ id, name }))
  if (!isRestrictable(role) || chosen.length < new Set(choice).size)
    throw new ProblemError('validation', { errors: [fault('body.events', 'not-allowed')] })
  return chosen
}

const membersOf = (store: Store, team: string): Member[] => store.members[team] ?? []

function memberById(store: Store, team: string, id: string): Member {
  const member = membersOf(store, team).find((each) => each.id === id)
  if (!member) throw new ProblemError('not-found')
  return member
}

function invitationById(store: Store, team: string, id: string): Invitation {
  const invitation = store.invitations[team]?.find((each) => each.id === id)
  if (!invitation) throw new ProblemError('not-found')
  return invitation
}

function sentNow(
  store: Store,
  { id, email, role, events }: Pick<Invitation, 'id' | 'email' | 'role' | 'events'>,
): Invitation {
  const now = store.now()
  const expiresAt = new Date(now.getTime() + invitationDays * msPerDay).toISOString()
  return { id, email, role, events, invitedBy: store.me.name, sentAt: now.toISOString(), expiresAt }
}

function refuseUnlessOwner(own: Role, ...roles: Role[]): void {
  if (own !== 'owner' && roles.includes('owner'))
    throw new ProblemError('forbidden', { errors: [fault('body.role', 'member-owner-only')] })
}

function keepOneOwner(store: Store, team: string, { id, role }: Member): void {
  const owners = membersOf(store, team).filter((each) => each.role === 'owner')
  if (role === 'owner' && owners.every((owner) => owner.id === id))
    throw new ProblemError('conflict', { errors: [fault('body.role', 'member-last-owner')] })
}
