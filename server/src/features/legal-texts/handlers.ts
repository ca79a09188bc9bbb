import { ProblemError } from '@foyer/contract/http/problem-error'
import type { LegalText } from '@foyer/contract/legal-texts'
import type { legalTexts } from '@foyer/contract/routes/legal-texts'
import type { ServerHandlers } from '../../http/context.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { eventById } from '../events/queries.ts'
import { teamInScope } from '../teams/queries.ts'
import { saveLegalText } from './commands.ts'
import { presentAgreedTexts, presentLegalTexts, presentPublicText } from './presenter.ts'
import { agreedInScope, eventWithTexts, versionById, versionsOf } from './queries.ts'
import { validTexts } from './rules.ts'

const textsOf = async (db: Db, scope: Scope, eventId: string | null): Promise<LegalText[]> =>
  presentLegalTexts(await versionsOf(db, scope, eventId))

async function textOf(db: Db, scope: Scope, eventId: string | null, kind: LegalText['kind']): Promise<LegalText> {
  const text = (await textsOf(db, scope, eventId)).find((each) => each.kind === kind)
  if (!text) throw new ProblemError('not-found')
  return text
}

export const legalTextHandlers: ServerHandlers<typeof legalTexts> = {
  listOfTeam: async ({ db, scope }) => {
    await teamInScope(db, scope)
    return await textsOf(db, scope, null)
  },
  saveOfTeam: async ({ db, scope, body }) => {
    await saveLegalText(db, scope, null, body)
    return await textOf(db, scope, null, body.kind)
  },
  listOfEvent: async ({ db, scope, params }) => await textsOf(db, scope, (await eventById(db, scope, params.id)).id),
  saveOfEvent: async ({ db, scope, params, body }) => {
    await saveLegalText(db, scope, params.id, body)
    return await textOf(db, scope, params.id, body.kind)
  },
  listOfOrder: async ({ db, scope, params, publicUrl }) =>
    presentAgreedTexts(publicUrl, await agreedInScope(db, scope, params.id)),
  viewOfEvent: async ({ db, params, isMember }) => {
    const found = await eventWithTexts(db, params.slug)
    const text = found && validTexts(found).find(({ kind }) => kind === params.kind)
    const isVisible =
      found?.event.status !== 'test' || (await isMember({ teamId: found.team.id, eventId: found.event.id }))
    if (!text || !isVisible) throw new ProblemError('not-found')
    return presentPublicText(await versionById(db, text.id))
  },
  viewVersion: async ({ db, params }) => presentPublicText(await versionById(db, params.id)),
}
