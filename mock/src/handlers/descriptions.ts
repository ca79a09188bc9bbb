import { picturesIn } from '@foyer/contract/content'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { descriptions } from '@foyer/contract/routes/descriptions'
import { eventById } from '../events/find.ts'
import type { Scope } from '../store.ts'

const none = { content: {}, replacesNotion: false, version: 0 }

export const descriptionHandlers: Handlers<typeof descriptions, Scope> = {
  view: ({ store, team, params }) => store.descriptions[eventById(store, team, params.id).id] ?? none,
  save: ({ store, team, params, body }) => {
    const { id } = eventById(store, team, params.id)
    const foreign = Object.entries(body.content).find(([, blocks]) =>
      picturesIn(blocks).some((hash) => !store.files.has(hash)),
    )
    if (foreign)
      throw new ProblemError('validation', { errors: [fault(`body.content.${foreign[0]}`, 'picture-missing')] })
    if (body.version !== (store.descriptions[id] ?? none).version) throw new ProblemError('stale')
    const saved = { ...body, version: body.version + 1 }
    store.descriptions[id] = saved
    return saved
  },
}
