import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { signUp } from '../../test/visitor.ts'

const imprint = { name: 'Stage e. V.', address: 'Hof 1\n10115 Berlin', email: 'hello@example.test' }

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

describe('PUT /events/{id}/status', () => {
  const ready = async () => {
    const who = await signUp(house.publicUrl)
    await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint })
    const { id } = (await who.send('POST /api/v1/events', { urlLink: 'example.org', title: 'Summer Night' })).body
    await who.send(`PATCH /api/v1/events/${id}`, { date: '2027-06-01T18:00:00.000Z' })
    await who.send(`POST /api/v1/events/${id}/ticket-types`, { name: 'Seat', priceCents: 0, capacity: 10 })
    const to = async (status: string) => (await who.send(`PUT /api/v1/events/${id}/status`, { status })).body
    return { who, id, to }
  }

  it('goes the ways of the table and no other', async () => {
    const { to } = await ready()
    expect(await to('Closed')).toMatchObject({ status: 409, code: 'transition-refused' })
    expect(await to('test')).toMatchObject({ status: 'test' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('Closed')).toMatchObject({ status: 'Closed' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('test')).toMatchObject({ status: 'test' })
  })

  it('names what is missing before it goes on sale', async () => {
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

  it('keeps what an event on sale needs', async () => {
    const { who, id, to } = await ready()
    await to('On Sale')
    const open = await who.send(`PATCH /api/v1/events/${id}`, { dateTba: true })
    expect(open.body).toMatchObject({ status: 409, code: 'not-ready', errors: [{ code: 'date-open' }] })
    const imprintGone = await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint: null })
    expect(imprintGone.body).toMatchObject({ status: 409, code: 'conflict' })
  })
})
