import { auditFields } from '@foyer/contract/audit-kinds'
import { permissions as german } from '@foyer/words/permissions/de'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/client.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { anonymiseAudit, deleteOldEntries } from './commands/maintain.ts'

const { app, organiser } = await startTestBed()
const team = organiser.me.lastTeam ?? ''
const log = `GET /api/v1/teams/${team}/audit-log`

/** Adds entries as they would be after a while. */
async function addEntries(count: number, values: { days?: number; name?: string; changes?: object[] } = {}) {
  const { days = 0, name = 'Subject', changes = [] } = values
  await app.db.execute(sql`
    insert into audit_entries (id, team_id, at, actor, actor_id, actor_name, action, subject_id, subject_name, changes)
    select 'aud_' || ${name}::text || n, ${team}, now() - make_interval(days => ${days}), 'system', null, null, 'event.changed',
      'evt_old', ${name}, ${JSON.stringify(changes)}::jsonb from generate_series(1, ${count}::int) n`)
}

describe('the audit log', () => {
  it('has who changed what on which subject, before and after, and by which request', async () => {
    const event = await organiser.ok('POST /api/v1/events', { title: 'Summer', urlLink: 'example.com' })
    const { headers } = await organiser.send(`PATCH /api/v1/events/${event.id}`, { name: 'Winter', capacity: 80 })
    const [changed, created] = await organiser.ok(log)
    expect(changed).toMatchObject({
      by: { kind: 'member', id: organiser.me.id, name: organiser.me.name },
      action: 'event.changed',
      subject: { kind: 'event', id: event.id, name: 'Winter' },
      event: event.id,
      changes: [
        { field: 'name', before: 'Summer', after: 'Winter', hidden: false },
        { field: 'capacity', after: 80, hidden: false },
      ],
      requestId: headers.get('x-request-id'),
    })
    expect(created).toMatchObject({ action: 'event.created', subject: { name: 'Summer' } })
  })

  it('has nothing of a refused call, and nothing of a call that changes nothing', async () => {
    const { id } = await organiser.ok('POST /api/v1/events', { title: 'Spring' })
    const before = await organiser.ok(log)
    expect((await organiser.send(`PATCH /api/v1/events/${id}`, { version: 99, name: 'Autumn' })).status).toBe(409)
    expect((await organiser.send(`PATCH /api/v1/events/${id}`, { name: 'Spring' })).status).toBe(200)
    expect(await organiser.ok(log)).toEqual(before)
  })

  it('says of secrets only that they changed', async () => {
    const bank = { holder: 'Stage', iban: 'DE89370400440532013000' }
    await organiser.ok(`PATCH /api/v1/teams/${team}`, { bank })
    const [entry] = await organiser.ok(log)
    expect(entry.changes).toEqual([
      { field: 'bank.holder', after: 'Stage', hidden: false },
      { field: 'bank.iban', hidden: true },
    ])
  })

  it('is filtered by person, action, subject and day, and read in pages', async () => {
    const { id } = await organiser.ok('POST /api/v1/events', { title: 'Gala' })
    await organiser.ok(`POST /api/v1/events/${id}/ticket-types`, { name: 'Seat', priceCents: 100, capacity: 9 })
    const actions = async (query: string) =>
      (await organiser.ok(`${log}?${query}`)).map((entry: { action: string }) => entry.action)
    expect(await actions(`subject=${id}`)).toEqual(['ticket-type.created', 'event.created'])
    expect(await actions(`subject=${id}&action=event.created`)).toEqual(['event.created'])
    expect(await actions('by=usr_other')).toEqual([])
    expect(await actions(`subject=${id}&by=${organiser.me.id}&from=2020-01-01&to=2199-01-01`)).toHaveLength(2)
    expect(await actions(`subject=${id}&to=2020-01-01`)).toEqual([])
    const first = await organiser.send(`${log}?subject=${id}&limit=1`)
    expect(first.headers.get('x-total-count')).toBe('2')
    const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await organiser.ok(`GET ${next}`))[0]).toMatchObject({ action: 'event.created' })
  })

  it('is a file whose cells run no formulas', async () => {
    const { id } = await organiser.ok('POST /api/v1/events', { title: '=1+1' })
    const { body } = await organiser.send(
      `${log.replace('audit-log', 'audit-log/export.csv')}?subject=${id}&language=de`,
    )
    expect(body).toMatch(/^Wann;Wer;Was;Objekt;/)
    expect(body).toContain(`;Veranstaltung angelegt;'=1+1;${id};`)
    expect(body).toContain('Name: leer → =1+1')
  })

  it('is a file that names the permissions of an API token in words', async () => {
    const token = { name: 'Export', permissions: ['events:read', 'orders:read'], days: 7 }
    const { id } = await organiser.ok(`POST /api/v1/teams/${organiser.me.lastTeam}/api-tokens`, token)
    const { body } = await organiser.send(
      `${log.replace('audit-log', 'audit-log/export.csv')}?subject=${id}&language=de`,
    )
    expect(body).toContain(`${german['events:read']}; ${german['orders:read']}`)
    expect(body).not.toContain('events:read')
  })

  it('records changes of one subject at the same time one after the other', async () => {
    const { id } = await organiser.ok('POST /api/v1/events', { title: '0' })
    await Promise.all(['1', '2', '3', '4'].map((name) => organiser.ok(`PATCH /api/v1/events/${id}`, { name })))
    const entries = await organiser.ok(`${log}?subject=${id}&action=event.changed`)
    const steps = entries.map(({ changes: [change] }: { changes: { before: string; after: string }[] }) => change)
    const afterOf = new Map(steps.map(({ before, after }: { before: string; after: string }) => [before, after]))
    let [name, length] = ['0', 0]
    for (; afterOf.has(name); length += 1) name = String(afterOf.get(name))
    expect(length).toBe(4)
    expect((await organiser.ok(`GET /api/v1/events/${id}`)).name).toBe(name)
  })
})

describe('its entries', () => {
  it('cannot be changed or deleted, but go with their team', async () => {
    const other = await signUp(app.publicUrl)
    await other.ok('POST /api/v1/events', { title: 'Theirs' })
    const theirs = sql`team_id = ${other.me.lastTeam}`
    await expect(app.db.execute(sql`update audit_entries set actor_name = 'x' where ${theirs}`)).rejects.toThrow()
    await expect(app.db.execute(sql`delete from audit_entries where ${theirs}`)).rejects.toThrow()
    await app.db.execute(sql`delete from teams where id = ${other.me.lastTeam}`)
    expect((await app.db.execute(sql`select from audit_entries where ${theirs}`)).rowCount).toBe(0)
  })

  it('are deleted after two years', async () => {
    await addEntries(3, { days: 732, name: 'Old' })
    await addEntries(2, { days: 730, name: 'Kept' })
    while (await deleteOldEntries(app.db));
    const { rows } = await app.db.execute(sql`
      select subject_name as name from audit_entries where subject_name in ('Old', 'Kept')`)
    expect(rows).toEqual([{ name: 'Kept' }, { name: 'Kept' }])
  })

  it('lose the name and address of an erased person', async () => {
    const changes = [
      { field: 'name', before: 'Canary Finch', after: 'x', hidden: false },
      { field: 'venue', after: 'Hof', hidden: false },
    ]
    await addEntries(1, { name: 'canary.finch@example.test', changes })
    await addEntries(1, { name: 'Other', changes: [{ field: 'venue', after: 'Hof', hidden: false }] })
    const anonymised = await app.db.transaction((tx) =>
      anonymiseAudit(tx, team, ['Canary Finch', 'Canary.Finch@example.test']),
    )
    expect(anonymised).toBe(1)
    const { rows } = await app.db.execute<{ entry: string }>(sql`select e::text as entry from audit_entries e`)
    expect(rows.filter(({ entry }) => /canary.finch/i.test(entry.replace(/^\(aud_[^,]*,/, '')))).toEqual([])
    const [entry] = await organiser.ok(`${log}?subject=evt_old`)
    expect(entry.changes).toContainEqual({ field: 'venue', after: 'Hof', hidden: false })
  })
})

// a new column is recorded or listed here
const notRecorded = {
  // the last two are copies of the invoice settings, whose changes are recorded
  teams: ['id', 'version', 'madeFor', 'createdAt', 'imprint', 'bank', 'privacyNotice', 'smallBusinessIn', 'invoices'],
  events: [
    'id',
    'teamId',
    'apiKey',
    'apiKeyMask',
    'apiKeyCheckedAt',
    'version',
    'searchText',
    'createdAt',
    'cancellation',
    'paymentTerms',
    'bookingFee',
  ],
  // the last three never change
  ticket_types: ['id', 'eventId', 'position', 'createdAt', 'usualTaxRateBp', 'kind', 'kept', 'addOnGroupId'],
  shared_capacities: ['id', 'eventId', 'position', 'createdAt'],
  // the last three change with no route yet
  add_on_groups: ['id', 'eventId', 'position', 'createdAt', 'ticketTypeIds', 'soldWith', 'soldLater', 'laterUntil'],
  check_in_lists: ['id', 'eventId', 'ticketTypeIds', 'addOnIds', 'version', 'createdAt'],
  check_in_links: ['id', 'listId', 'createdAt'],
}
const kindOf = {
  teams: 'team',
  events: 'event',
  ticket_types: 'ticket-type',
  shared_capacities: 'shared-capacity',
  add_on_groups: 'add-on-group',
  check_in_lists: 'check-in-list',
  check_in_links: 'check-in-link',
} as const

it.each(Object.entries(kindOf))('every column of %s is recorded or known not to be', async (table, kind) => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = 'public'`,
  )
  const columns = rows.map(({ name }) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  // `as`: the keys of both tables are the same
  const known = [...Object.keys(auditFields[kind]), ...notRecorded[table as keyof typeof notRecorded]]
  expect(columns.filter((column) => !known.includes(column))).toEqual([])
})
