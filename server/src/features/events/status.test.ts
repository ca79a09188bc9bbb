import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

describe('PUT /events/{id}/status', () => {
  const ready = async () => {
    const who = await signUp(app.publicUrl)
    const { id } = await eventOnSale(who, { status: 'test' })
    const to = async (status: string) => (await who.send(`PUT /api/v1/events/${id}/status`, { status })).body
    return { who, id, to }
  }

  it('allows only the transitions of the table', async () => {
    const { to } = await ready()
    expect(await to('Closed')).toMatchObject({ status: 409, code: 'transition-refused' })
    expect(await to('test')).toMatchObject({ status: 'test' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('Closed')).toMatchObject({ status: 'Closed' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('test')).toMatchObject({ status: 'test' })
  })

  it('refuses the sale with everything that the event lacks', async () => {
    const { who, id, to } = await ready()
    await who.send(`PATCH /api/v1/events/${id}`, { dateTba: true })
    await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint: null })
    const [type] = (await who.send(`GET /api/v1/events/${id}/ticket-types`)).body
    await who.send(`DELETE /api/v1/ticket-types/${type.id}`)
    expect(await to('On Sale')).toMatchObject({
      code: 'not-ready',
      errors: [{ code: 'date-open' }, { code: 'imprint-missing' }, { code: 'no-ticket-type' }],
    })
  })

  it('keeps the date and the imprint of an event on sale', async () => {
    const { who, id, to } = await ready()
    await to('On Sale')
    const open = await who.send(`PATCH /api/v1/events/${id}`, { dateTba: true })
    expect(open.body).toMatchObject({ status: 409, code: 'not-ready', errors: [{ code: 'date-open' }] })
    const imprintGone = await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint: null })
    expect(imprintGone.body).toMatchObject({ status: 409, code: 'conflict' })
  })
})
