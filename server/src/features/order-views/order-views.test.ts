import type { Role } from '@foyer/contract/access'
import type { OrderView } from '@foyer/contract/order-views'
import { maxOrderViews } from '@foyer/contract/order-views'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()
const team = organiser.me.lastTeam ?? ''

/** A member of the organiser's team, who works in it. */
async function memberWith(role: Role): Promise<Organiser> {
  const member = await signUp(organiser.url)
  await app.db.execute(sql`insert into members (team_id, user_id, role) values (${team}, ${member.me.id}, ${role})`)
  await member.ok('PATCH /api/v1/me', { lastTeam: team })
  return member
}

const call = '/api/v1/order-views'
const names = async (who: Organiser) => (await who.ok(`GET ${call}`)).map(({ name }: { name: string }) => name)

it('are private until they are shared, and changed only by their member', async () => {
  const colleague = await memberWith('manager')
  const { id } = await organiser.ok(`POST ${call}`, { name: 'Unpaid', search: 'status=pending' })
  expect(await names(colleague)).toEqual([])
  await organiser.ok(`PATCH ${call}/${id}`, { shared: true, name: 'To be paid' })
  expect(await colleague.ok(`GET ${call}`)).toEqual([
    { id, name: 'To be paid', search: 'status=pending', shared: true, own: false },
  ])
  expect((await colleague.send(`PATCH ${call}/${id}`, { name: 'Mine' })).status).toBe(404)
  expect((await colleague.send(`DELETE ${call}/${id}`)).status).toBe(404)
  expect(await names(await signUp(organiser.url))).toEqual([])
  await organiser.ok(`DELETE ${call}/${id}`)
  expect(await names(colleague)).toEqual([])
})

it('can be saved but not shared by a role that only reads', async () => {
  const viewer = await memberWith('viewer')
  const { id } = await viewer.ok(`POST ${call}`, { name: 'Mine', search: 'test=only' })
  expect((await viewer.send(`PATCH ${call}/${id}`, { shared: true })).status).toBe(403)
  expect((await viewer.send(`POST ${call}`, { name: 'Ours', search: '', shared: true })).status).toBe(403)
  expect(await names(viewer)).toEqual(['Mine'])
})

it('stay with the team when their member leaves it, which may change them then', async () => {
  const colleague = await memberWith('manager')
  const viewer = await memberWith('viewer')
  const { id } = await colleague.ok(`POST ${call}`, { name: 'Follow up', search: 'followUp=due', shared: true })
  await colleague.ok(`POST ${call}`, { name: 'Private', search: '' })
  await app.db.execute(sql`delete from members where user_id = ${colleague.me.id} and team_id = ${team}`)
  expect((await viewer.send(`DELETE ${call}/${id}`)).status).toBe(404)
  expect(await organiser.ok(`GET ${call}`)).toMatchObject([{ id, shared: true, own: true }])
  expect(await organiser.ok(`PATCH ${call}/${id}`, { shared: false })).toMatchObject({ own: true })
  expect(await organiser.ok(`GET ${call}`)).toMatchObject([{ id, shared: false, own: true }])
  expect(await names(viewer)).not.toContain('Follow up')
  await organiser.ok(`DELETE ${call}/${id}`)
})

it('are the team’s once they are shared: a member who may no longer change orders leaves them to the others', async () => {
  const member = await memberWith('manager')
  const { id } = await member.ok(`POST ${call}`, { name: 'Overdue', search: 'status=pending', shared: true })
  const { id: own } = await member.ok(`POST ${call}`, { name: 'Just mine', search: '' })
  const ownOf = async (who: Organiser) => {
    const views: OrderView[] = await who.ok(`GET ${call}`)
    return views.filter((view) => [id, own].includes(view.id)).map((view) => `${view.name} ${view.own}`)
  }
  expect([await ownOf(member), await ownOf(organiser)]).toEqual([['Just mine true', 'Overdue true'], ['Overdue false']])
  await app.db.execute(sql`update members set role = 'viewer' where team_id = ${team} and user_id = ${member.me.id}`)
  expect([await ownOf(member), await ownOf(organiser)]).toEqual([['Just mine true', 'Overdue false'], ['Overdue true']])
  for (const changes of [{ name: 'Gone' }, { search: '' }, { shared: false }])
    expect((await member.send(`PATCH ${call}/${id}`, changes)).status).toBe(404)
  expect((await member.send(`DELETE ${call}/${id}`)).status).toBe(404)
  expect((await member.ok(`PATCH ${call}/${own}`, { name: 'Still mine' })).name).toBe('Still mine')
  await organiser.ok(`DELETE ${call}/${id}`)
})

it('are limited per member and team', async () => {
  const member = await memberWith('manager')
  await app.db.execute(sql`
    insert into order_views (id, team_id, account_id, name, search, shared)
    select 'vie_' || n, ${team}, ${member.me.id}, 'View ' || n, '', false from generate_series(1, ${maxOrderViews - 1}::int) n`)
  expect((await member.send(`POST ${call}`, { name: 'Last', search: '' })).status).toBe(201)
  expect((await member.send(`POST ${call}`, { name: 'One more', search: '' })).body).toMatchObject({ code: 'conflict' })
})
