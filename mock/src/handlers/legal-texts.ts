import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { languages } from '@foyer/contract/languages'
import { legalTextKinds } from '@foyer/contract/legal-text-kinds'
import type { LegalText, NewLegalText } from '@foyer/contract/legal-texts'
import type { legalTexts } from '@foyer/contract/routes/legal-texts'
import { eventById } from '../events/find.ts'
import { validTexts } from '../legal-texts/valid-texts.ts'
import type { Scope, Store } from '../store.ts'

/** The demo has no public pages with orders: its buyers have agreed to what is valid now. */
export const legalTextHandlers: Partial<Handlers<typeof legalTexts, Scope>> = {
  listOfTeam: ({ store, params }) => sorted(store, teamById(store, params.id)),
  saveOfTeam: ({ store, params, body }) => save(store, teamById(store, params.id), body),
  listOfEvent: ({ store, team, params }) => sorted(store, eventById(store, team, params.id).id),
  saveOfEvent: ({ store, team, params, body }) => save(store, eventById(store, team, params.id).id, body),
  listOfOrder: ({ store, team, params }) => {
    const order = store.orders.find((each) => each.id === params.id && each.team === team)
    if (!order) throw new ProblemError('not-found')
    const event = store.events.find(({ id }) => id === order.eventId)
    const placed = order.timeline.find(({ kind }) => kind === 'placed')
    if (!placed || !event) return []
    return validTexts(store, team, event.id).map(({ id, kind, agreement }) => ({
      id,
      kind,
      agreement,
      version: 1,
      at: placed.at,
      page: `/${order.language}/e/${event.slug}/legal/${kind}?version=${id}`,
    }))
  },
}

function teamById(store: Store, id: string): string {
  if (!store.teams.some((team) => team.id === id)) throw new ProblemError('not-found')
  return id
}

const sorted = (store: Store, owner: string): LegalText[] =>
  legalTextKinds.flatMap((kind) => store.legalTexts[owner]?.find((text) => text.kind === kind) ?? [])

function save(store: Store, owner: string, { version, ...text }: NewLegalText): LegalText {
  const all = store.legalTexts[owner] ?? []
  const before = all.find(({ kind }) => kind === text.kind)
  if (version !== (before?.version ?? 0)) throw new ProblemError('stale')
  const saved = {
    id: `lgt_${store.nextId++}`,
    version: version + 1,
    createdAt: store.now().toISOString(),
    by: store.me.name,
    languages: languages.filter((language) => text.content[language]),
  }
  const next: LegalText = { ...text, version: version + 1, versions: [saved, ...(before?.versions ?? [])] }
  store.legalTexts[owner] = [...all.filter(({ kind }) => kind !== text.kind), next]
  return next
}
