import { expect, it } from 'vitest'
import { signUp } from '../test/client.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser: ada } = await startTestBed()
const bob = await signUp(app.publicUrl)

it('takes the team from the header, from the query where none can be sent, else the one worked in last', async () => {
  const { body: second } = await ada.send('POST /api/v1/teams', { name: 'Second' })
  await ada.send('POST /api/v1/events', { urlLink: 'example.org' }, { 'x-team': second.id })
  const events = async (query: string, headers?: Record<string, string>) =>
    (await ada.send(`GET /api/v1/events${query}`, undefined, headers)).body
  expect(await events('')).toHaveLength(0)
  expect(await events('', { 'x-team': second.id })).toHaveLength(1)
  expect(await events(`?team=${second.id}`)).toHaveLength(1)
  await ada.send('PATCH /api/v1/me', { lastTeam: second.id })
  expect(await events('')).toHaveLength(1)
})

it.each(['tem_none', '%00', '', "'", '%F0%9F%8E%AB'])(
  'answers not found for a team that cannot be: %j',
  async (team) => {
    const { status, body } = await ada.send(`GET /api/v1/events?team=${team}`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' })
  },
)

it('answers not found for a team one is no member of', async () => {
  expect((await ada.send('GET /api/v1/events', undefined, { 'x-team': bob.me.lastTeam })).status).toBe(404)
  expect((await ada.send(`GET /api/v1/teams/${bob.me.lastTeam}`)).status).toBe(404)
})
