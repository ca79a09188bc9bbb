import { roles } from '@foyer/contract/access'
import { searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withIndex } from '../../lib/search-index.ts'
import { hasTerms } from '../../lib/search-terms.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { memberScope } from '../teams/queries.ts'
import { byIndex } from './queries/by-index.ts'
import { sources } from './queries/sources.ts'
import { find } from './queries.ts'

const { app, organiser } = await startTestBed()
const stranger = await signUp(organiser.url)

const search = (q: string, { as = organiser, limit = 5 }: { as?: Organiser; limit?: number } = {}) =>
  as.ok(`GET /api/v1/search?${new URLSearchParams({ q, limit: String(limit) })}`)

/** The results of a search: the names of events and members, the numbers of orders, the askers of threads. */
async function found(q: string, options?: Parameters<typeof search>[1]) {
  const { events, orders, threads, members, similar } = await search(q, options)
  return {
    events: events.items.map(({ name }: { name: string }) => name),
    orders: orders?.items.map(({ number }: { number: string }) => number),
    threads: threads?.items.map(({ from }: { from: { name: string } }) => from.name),
    members: members?.items.map(({ name }: { name: string }) => name),
    similar,
  }
}
const nothing = { events: [], orders: [], threads: [], members: [], similar: false }

it.each([
  'Zoë Müller-Straße',
  'O’Brien & Söhne, 2. Etage',
  'anna.berg+tickets@example.org',
  'مَرحبا بك',
  'Ελένη Παπαδοπούλου Ὀδυσσεύς',
  'Жанна Дарк №5',
  '東京 한국 ﬁn Ⅷ x²',
  'हिन्दी ไทย İstanbul ǅ',
  '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  '',
])('the database folds %s as the contract does', async (text) => {
  const { rows } = await app.db.execute<{ folded: string }>(sql`select fold_for_search(${text}) as folded`)
  expect(rows[0]?.folded).toBe(searchTextOf(text))
})

describe('in a team with events, orders, a question and members', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Sommerkonzert im Hof',
    types: [{ name: 'Seat', priceCents: 100, capacity: 9 }],
    changes: { city: 'Köln' },
  })
  await organiser.ok('POST /api/v1/events', { title: 'Konzert der Stille', urlLink: 'example.com' })
  await organiser.ok('POST /api/v1/events', { title: 'Konzertabend', urlLink: 'example.com' })
  await organiser.ok('POST /api/v1/events', { title: 'حفلة موسيقية', urlLink: 'example.com' })
  const muller = await sale.placeOrder({ name: 'Jürgen Müller', email: 'jm@mail.example' })
  const mueller = await sale.placeOrder({ name: 'Anna Mueller', email: 'anna@mail.example' })
  await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/questions`, {
    name: 'Chiara Rossi',
    email: 'chiara@mail.example',
    text: 'Is there a cloakroom?',
  })
  const { number: ticket } = (await sale.order(muller.token)).tickets[0]

  it('finds each of them', async () => {
    expect(await found('hof')).toEqual({ ...nothing, events: ['Sommerkonzert im Hof'], threads: ['Chiara Rossi'] })
    expect(await found('cloakroom')).toEqual({ ...nothing, threads: ['Chiara Rossi'] })
    expect(await found(organiser.me.email)).toEqual({ ...nothing, members: [organiser.me.name] })
  })

  it('finds an order by its number, name, email address, ticket, payment and refund', async () => {
    await app.db.execute(sql`update payments set reference = 'cs_test_a1', intent = 'pi_3Abc', charge = 'ch_3Abc'
      where id = (select p.id from payments p join orders o on o.id = p.order_id where o.number = ${muller.number})`)
    await app.db.execute(sql`
      insert into refunds (id, order_id, payment_id, state, amount_cents, reference)
      select 'ref_1', order_id, id, 'failed', 100, 're_3Abc' from payments where intent = 'pi_3Abc'`)
    const short = (number: string) => number.replace('-', '').toLowerCase()
    for (const q of [
      muller.number,
      short(muller.number),
      'jm@mail.example',
      'jürgen',
      ticket,
      short(ticket),
      'cs_test_a1',
      'pi_3Abc',
      'ch_3Abc',
      ' re_3Abc',
    ])
      expect([q, (await found(q)).orders]).toEqual([q, [muller.number]])
  })

  it('reads umlauts in each spelling', async () => {
    const [both, one] = [[mueller.number, muller.number], [muller.number]]
    for (const [q, numbers] of [
      ['Müller', both],
      ['mueller', both],
      ['muell', both],
      ['MULLER', one],
      ['mull', one],
    ] as const)
      expect([q, (await found(q)).orders.toSorted()]).toEqual([q, numbers.toSorted()])
  })

  it('shows whole words first, then beginnings of words, then the inside', async () => {
    expect((await found('konzert')).events).toEqual(['Konzert der Stille', 'Konzertabend', 'Sommerkonzert im Hof'])
  })

  it('counts all and lists some', async () => {
    expect((await search('konzert', { limit: 1 })).events).toMatchObject({ items: [{}], count: 3 })
  })

  it('forgives typing errors when nothing is spelled like that', async () => {
    expect(await found('Konzret Stlile')).toEqual({ ...nothing, events: ['Konzert der Stille'], similar: true })
    expect(await found('chiarra')).toEqual({ ...nothing, threads: ['Chiara Rossi'], similar: true })
    expect((await found('Jürgne')).orders).toEqual([muller.number])
    for (const q of ['abc', 'N4242X']) expect([q, await found(q)]).toEqual([q, nothing])
  })

  it('finds other scripts, single letters, and no signs', async () => {
    expect((await found('حفلة')).events).toEqual(['حفلة موسيقية'])
    expect((await found('م')).events).toEqual(['حفلة موسيقية'])
    expect((await found('s')).events).toEqual(['Konzert der Stille', 'Sommerkonzert im Hof'])
    for (const q of ['%', '_', '\\', '?', '…']) expect([q, await found(q)]).toEqual([q, nothing])
  })

  it('refuses more than 200 characters, and nothing', async () => {
    for (const q of ['x'.repeat(201), '', ' '])
      expect((await organiser.send(`GET /api/v1/search?q=${q}`)).status).toBe(422)
    expect(await found('a b c d e f g h i j k l m n o p q')).toEqual(nothing)
  })

  it('shows another team nothing', async () => {
    for (const q of ['konzert', 'konzret', 'müller', muller.number, ticket, 'cs_test_a1', 'rossi', organiser.me.email])
      expect([q, await found(q, { as: stranger })]).toEqual([q, nothing])
  })

  it.each(roles)('shows the role %s what it may read', async (role) => {
    const account = await signUp(organiser.url)
    await app.db.execute(sql`
      insert into members (team_id, user_id, role) values (${organiser.me.lastTeam}, ${account.me.id}, ${role})`)
    const inTeam = await account.send('GET /api/v1/search?q=m', undefined, { 'x-team': organiser.me.lastTeam })
    const kinds = { events: {}, members: {}, ...(role !== 'door' && { orders: {}, threads: {} }) }
    expect(Object.keys(inTeam.body).toSorted()).toEqual([...Object.keys(kinds), 'similar'].toSorted())
  })
})

describe('in a team with thousands of rows', () => {
  beforeAll(async () => {
    const team = organiser.me.lastTeam
    await app.db.execute(sql`
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email)
      select 'ord_' || lpad(n::text, 8, '0'), ${team}, (select id from events where team_id = ${team} order by id limit 1),
        'N' || n, false, 'paid', 'en', 'EUR', 0,
        case when n = 1 then 'Ludmilla Ross' when n % 100 = 1 then 'Ada Rossini' else 'Robin Sample' end, 'a@b.example'
      from generate_series(1, 2600) n`)
    // of another team: rows for the planner
    await app.db.execute(sql`
      insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
      select 'evt_' || n, ${stranger.me.lastTeam}, 'Evening ' || n, 'evening-' || n, now(), false, 'UTC', '', 'test', 'EUR'
      from generate_series(1, 3000) n`)
    await app.db.execute(sql`
      insert into threads (id, team_id, dedupe_key, last_kind, search_text)
      select 'thr_' || n, ${stranger.me.lastTeam}, 'key ' || n, 'question', 'evening ' || n from generate_series(1, 3000) n`)
    // as by the task `orders.index-new-texts`: the planner counts what is not yet in its place
    await app.db.execute(sql`vacuum analyze orders, events, threads`)
  })

  it('finds what is old, the exact word before its beginnings', async () => {
    expect((await search('ludmilla')).orders).toMatchObject({ items: [{ number: 'N1' }], count: 1 })
    expect((await search('ludmila')).orders).toMatchObject({ items: [{ number: 'N1' }], count: 1 })
    const { orders } = await search('ross', { limit: 2 })
    expect(orders).toMatchObject({ items: [{ number: 'N1' }, { number: 'N2501' }], count: 26 })
  })

  it('asks the index only for rare words', async () => {
    const scope = await memberScope(app.db, organiser.me)
    if (!scope) throw new Error('the member has no team')
    const readsOf = async (q: string) =>
      (await tablesReadBy(app.databaseUrl, (own) => find(own, scope, { q, limit: 5 }))).filter(
        ({ table }) => table === 'orders',
      ).length
    // the newest rows and more of them; as a number, the newest rows, whole words, other words, and the best of them; for
    // both, those with an invoice
    expect([await readsOf('rossini'), await readsOf('ludmilla')]).toEqual([3, 6])
  })

  it('counts common words up to 100', async () => {
    expect((await search('sample')).orders).toMatchObject({ items: [{ number: 'N2600' }, {}, {}, {}, {}], count: 101 })
  })

  it.each(['events', 'orders', 'threads'] as const)('finds older %s by the index', async (kind) => {
    const { id, lastTeam } = (kind === 'orders' ? organiser : stranger).me
    const scope = await memberScope(app.db, { id, lastTeam })
    if (!scope) throw new Error('the member has no team')
    const words = ['rossi', 'حفلة', 'x'].map((q) => hasTerms(sql`search_text`, searchTermsOf(q)))
    for (const condition of [...words, sql`'rosi' <% search_text`]) {
      const { rows } = await withIndex(app.db, (tx) =>
        tx.execute(sql`explain ${byIndex(scope, sources[kind], condition, 100)}`),
      )
      expect(JSON.stringify(rows)).toContain(`Bitmap Index Scan on ${kind}_by_words`)
    }
  })
})
