import type { Attendee } from '@foyer/contract/attendees'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../lib/id.ts'
import { signUp } from '../../test/client.ts'
import { makeList, openDevice } from '../../test/door.ts'
import { formOf, question } from '../../test/order-form.ts'
import { qrModules, readPdf } from '../../test/pdf.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, imprint } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { ticketCodeOf } from '../orders/rules/links.ts'
import { listAttendees } from './queries.ts'

const { app, organiser } = await startTestBed()

const types = [
  { name: 'Regular', priceCents: 1500, capacity: 100 },
  { name: 'Child', priceCents: 0, capacity: 100 },
]

const listed = (sale: EventOnSale, query = ''): Promise<Attendee[]> =>
  organiser.ok(`GET /api/v1/events/${sale.id}/attendees${query}`)

const names = async (sale: EventOnSale, query = '') => (await listed(sale, query)).map(({ name }) => name)

const nameTickets = (number: string, ...attendees: string[]) =>
  Promise.all(
    attendees.map((name, at) =>
      app.db.execute(sql`update tickets set name = ${name} where id =
        (select t.id from tickets t join orders o on o.id = t.order_id where o.number = ${number} order by t.id offset ${at} limit 1)`),
    ),
  )

/** Adds a paid order with a ticket of the first type for each name. */
async function addTickets(sale: EventOnSale, attendees: readonly string[]): Promise<void> {
  const { number } = await sale.placeOrder({
    quantity: [0, 1],
    paymentMethod: 'free',
    name: 'Zuletzt',
    email: 'z@b.example',
  })
  await app.db.execute(sql`
    insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp, name)
    select n.id, n.id, o.id, ${sale.types[0]}, decode('00112233445566778899aabbccddeeff', 'hex'), 1500, 0, n.name
    from orders o, unnest(${sql.param(attendees.map(() => newId('tic')))}::text[], ${sql.param(attendees)}::text[]) as n (id, name)
    where o.number = ${number}`)
}

it('lists the tickets of paid and unpaid orders by name, and the cancelled ones on request', async () => {
  const sale = await eventOnSale(organiser, { types })
  await sale.reserve()
  const unpaid = await sale.placeOrder({ quantity: [1, 1], name: 'Émile Zola', email: 'emile@b.example' })
  const paid = await sale.placeOrder({ quantity: 2, name: 'Frida Öz', email: 'frida@b.example' })
  await sale.act(paid.token, 'mark-paid')
  await nameTickets(paid.number, 'Anton Berg', 'Émilie Ay')
  const gone = await sale.placeOrder({ quantity: [0, 1], paymentMethod: 'free', name: 'Gone', email: 'g@b.example' })
  await sale.act(gone.token, 'cancel', {})
  const all = await listed(sale)
  expect(all.map(({ name, typeName, state, order }) => [name, typeName, state, order.number])).toEqual([
    ['Anton Berg', 'Regular', 'valid', paid.number],
    ['Émile Zola', expect.any(String), 'unpaid', unpaid.number],
    ['Émile Zola', expect.any(String), 'unpaid', unpaid.number],
    ['Émilie Ay', 'Regular', 'valid', paid.number],
  ])
  expect(all[0]).toMatchObject({ email: 'frida@b.example', test: false })
  expect(await names(sale, '?state=cancelled')).toEqual(['Gone'])
  expect(await names(sale, '?state=unpaid')).toEqual(['Émile Zola', 'Émile Zola'])
  expect(await names(sale, `?type=${sale.types[1]}`)).toEqual(['Émile Zola'])
  expect(await names(sale, '?sort=type&order=desc')).toEqual(['Émile Zola', 'Émilie Ay', 'Émile Zola', 'Anton Berg'])
  expect(await names(sale, '?sort=ordered&limit=1')).toEqual(['Émile Zola'])
  for (const [q, found] of [
    ['emilie', ['Émilie Ay']],
    ['Emlie', ['Émile Zola', 'Émile Zola']],
    ['frida@b', ['Anton Berg', 'Émilie Ay']],
    ['anton öz', ['Anton Berg']],
    [all[0]?.number.replace('-', '').toLowerCase(), ['Anton Berg']],
    [unpaid.number, ['Émile Zola', 'Émile Zola']],
    ['nothing-so', []],
  ] as const)
    expect([q, await names(sale, `?q=${encodeURIComponent(q ?? '')}`)]).toEqual([q, found])
})

it('shows the address of the attendee before that of the buyer, finds it, and finds a ticket by its code', async () => {
  const sale = await eventOnSale(organiser, { types })
  const { token } = await sale.placeOrder({ quantity: [0, 2], paymentMethod: 'free' })
  const { id, tickets } = await sale.order(token)
  const kim = { ticketId: tickets[0].id, name: 'Kim', email: 'kim.berg@else.example' }
  await organiser.ok(`PATCH /api/v1/orders/${id}`, { attendees: [kim] })
  const [own, other] = await listed(sale)
  expect([own?.email, other?.email]).toEqual(['kim.berg@else.example', 'robin@example.com'])
  const { rows } = await app.db.execute<{ id: string; seed: Buffer }>(
    sql`select id, seed from tickets where id = ${other?.id}`,
  )
  for (const [q, found] of [
    ['berg@else', [own?.id]],
    ['Kim kim.begr', [own?.id]],
    [rows[0] && ticketCodeOf(app.signer, rows[0]), [other?.id]],
  ] as const)
    expect([q, (await listed(sale, `?q=${encodeURIComponent(q ?? '')}`)).map((each) => each.id)]).toEqual([q, found])
  // the order is found by it too
  expect(await organiser.ok('GET /api/v1/orders?q=kim.berg@else.example')).toMatchObject([{ id }])
  const file = (await organiser.send(`GET /api/v1/events/${sale.id}/attendees/export.csv`)).body
  expect(file).toMatch(/Kim,kim\.berg@else\.example,.*,Robin,robin@example\.com,/)
})

it('says who has arrived, when and where: in the list, by a filter, in the file and on paper', async () => {
  const sale = await eventOnSale(organiser, { types })
  await addTickets(sale, ['Ada', 'Bo', 'Cem'])
  const [ada, bo] = await listed(sale)
  const list = await makeList(organiser, sale.id)
  const door = await openDevice(organiser, list.id, { gate: 'North' })
  const { at } = await door.scan({ ticket: ada?.id ?? '' })
  const mistake = await door.scan({ ticket: bo?.id ?? '' })
  await door.scan({ kind: 'undo', of: mistake.id })
  expect((await listed(sale)).map(({ arrived }) => arrived)).toEqual([
    { at, gate: 'North' },
    undefined,
    undefined,
    undefined,
  ])
  const { tickets } = await organiser.ok(`GET /api/v1/orders/${ada?.order.id}`)
  const entered = tickets.flatMap(({ id, arrived }: { id: string; arrived?: object }) =>
    arrived ? [{ id, arrived }] : [],
  )
  expect(entered).toEqual([{ id: ada?.id, arrived: { at, gate: 'North' } }])
  expect(await names(sale, '?arrived=yes')).toEqual(['Ada'])
  expect(await names(sale, '?arrived=no')).toEqual(['Bo', 'Cem', 'Zuletzt'])
  const file = (await organiser.send(`GET /api/v1/events/${sale.id}/attendees/export.csv?arrived=yes`)).body
  expect(file.split('\r\n')[1]).toMatch(/^Ada,[^,]*,Regular,tic_\w+,Valid,\d{4}-\d\d-\d\d \d\d:\d\d,North,/)
  const { body } = await organiser.send(`GET /api/v1/events/${sale.id}/attendees/print`)
  expect([...body.matchAll(/<tr><td( class="in")?/g)].map(([, ticked]) => ticked !== undefined)).toEqual([
    ...[true, false, false, false],
  ])
})

it('leads through all of them in pages, in any order', async () => {
  const sale = await eventOnSale(organiser, { types })
  await addTickets(sale, ['Bo', 'bo', 'Çelik', 'Ada', 'Bo', 'Ünal', 'Zoë'])
  for (const order of ['sort=name', 'sort=name&order=desc', 'sort=type', 'sort=ordered&order=desc']) {
    const whole = (await listed(sale, `?${order}`)).map(({ id }) => id)
    expect(whole).toHaveLength(8)
    const paged: string[] = []
    let next: string | undefined = `/api/v1/events/${sale.id}/attendees?limit=3&${order}`
    while (next) {
      const { headers, body } = await organiser.send(`GET ${next}`)
      expect(headers.get('x-total-count')).toBe('8')
      paged.push(...body.map(({ id }: Attendee) => id))
      next = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(whole)
  }
  expect((await organiser.send(`GET /api/v1/events/${sale.id}/attendees?cursor=WzFd`)).status).toBe(422)
})

it('shows a role that may not see orders nothing, and other teams not even the event', async () => {
  const sale = await eventOnSale(organiser)
  const stranger = await signUp(organiser.url)
  const call = `GET /api/v1/events/${sale.id}/attendees`
  for (const path of ['', '/export.csv', '/print', '/badges.pdf'])
    expect((await stranger.send(call + path)).status).toBe(404)
  await app.db.execute(sql`
    insert into members (team_id, user_id, role) values (${organiser.me.lastTeam}, ${stranger.me.id}, 'door')`)
  for (const path of ['', '/export.csv', '/print', '/badges.pdf'])
    expect((await stranger.send(call + path, undefined, { 'x-team': organiser.me.lastTeam ?? '' })).status).toBe(403)
})

it('exports exactly what the filter selects, every row, and no formulas', async () => {
  const sale = await eventOnSale(organiser, { types })
  const many = Array.from({ length: 4500 }, (_, at) => `Guest ${at}`)
  await addTickets(sale, ['=1+2', '@x', '-1;2', ...many])
  const file = await organiser.send(
    `GET /api/v1/events/${sale.id}/attendees/export.csv?language=de&type=${sale.types[0]}`,
  )
  expect(file.headers.get('content-disposition')).toContain('teilnehmer.csv')
  const lines = file.body.split('\r\n')
  expect(lines).toHaveLength(4505)
  expect(lines[0]).toMatch(
    /^\uFEFF?Name;E-Mail;Ticket;Ticketnummer;Status;Eingelassen;Eingang;Gast;E-Mail des Gastes;Bestellung;/,
  )
  expect(lines.slice(1, 4).map((line: string) => line.split(';', 1)[0])).toEqual([`"'-1`, "'@x", "'=1+2"])
  expect(lines[4]).toMatch(
    /^Guest 0;z@b\.example;Regular;tic_\w+;Gültig;;;Zuletzt;z@b\.example;[\w-]+;\d{4}-\d\d-\d\d \d\d:\d\d;15,00;EUR;;$/,
  )
})

it('prints an alphabetical list as a page without scripts', async () => {
  const changes = { endsAt: '2099-11-22T21:00:00Z' }
  const sale = await eventOnSale(organiser, { title: 'Jazz & <Friends>', types, changes })
  await addTickets(sale, ['<script>alert(1)</script>', 'Bea', 'Äpfel', ...Array.from({ length: 2100 }, () => 'Cem')])
  const { headers, body } = await organiser.send(
    `GET /api/v1/events/${sale.id}/attendees/print?language=fr&sort=ordered&order=desc`,
  )
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body).toMatch(
    /<h1>Jazz &amp; &lt;Friends&gt;<\/h1><p>ven\.\s20\snov\.\s2099.*dim\.\s22\snov\.\s2099, 22:00\sCET\s·/,
  )
  const printed = [...body.matchAll(/<tr><td><\/td><td>(.*?)<\/td>/g)].map(([, name]) => name)
  expect(printed).toHaveLength(2104)
  expect(printed.slice(0, 3)).toEqual(['&lt;script&gt;alert(1)&lt;/script&gt;', 'Äpfel', 'Bea'])
  expect(printed.at(-1)).toBe('Zuletzt')
  expect(body.endsWith('</html>\n')).toBe(true)
})

it('prints the numbers of ticket and order, and marks a ticket that is not paid', async () => {
  const sale = await eventOnSale(organiser, { types })
  await sale.placeOrder({ quantity: [1, 0] })
  await addTickets(sale, [])
  const [unpaid, paid] = await listed(sale)
  const { body } = await organiser.send(`GET /api/v1/events/${sale.id}/attendees/print`)
  const cells = [...body.matchAll(/<td>((?:Regular|Child).*)<\/td><\/tr>/g)].map(([, rest]) => rest)
  const numbersOf = (of?: Attendee) => `</td><td>${of?.number}</td><td>${of?.order.number}`
  expect(cells).toEqual([`Regular <span class="state">Unpaid</span>${numbersOf(unpaid)}`, `Child${numbersOf(paid)}`])
})

async function badgesOf({ id }: { id: string }, query: string): Promise<Uint8Array> {
  const file = await fetch(`${organiser.url}/api/v1/events/${id}/attendees/badges.pdf${query}`, {
    headers: { cookie: [...organiser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return new Uint8Array(await file.arrayBuffer())
}

it('draws badges with the name, the type and the code of the ticket, eight to a sheet', async () => {
  const sale = await eventOnSale(organiser, { title: 'Conference', types, team: { imprint } })
  await addTickets(
    sale,
    Array.from({ length: 8 }, (_, at) => `Person ${at} of a rather long name`),
  )
  const bytes = (query: string) => badgesOf(sale, query)
  const sheets = await readPdf(await bytes(''))
  expect(sheets).toMatchObject({ tagged: true, language: 'en', title: 'Badges: Conference' })
  expect(sheets.pages).toHaveLength(2)
  expect(sheets.pages[0]).toMatch(/Conference ?Person 0 of a ?rather long ?name ?Regular/)
  expect(sheets.alts).toHaveLength(8)
  const long = `Zoë ${'Maximiliane Alexandra Konstantinopolitanski '.repeat(4)}Ende`
  await app.db.execute(sql`update tickets set name = ${long} where name like 'Person 1 of%'`)
  const whole = await readPdf(await bytes('?layout=single&q=maximiliane'))
  expect(whole.pages.join('').replace(/\s+/g, '')).toContain(long.replace(/\s+/g, ''))
  const single = await readPdf(await bytes(`?layout=single&q=zuletzt&type=${sale.types[1]}`))
  expect(single.pages).toHaveLength(1)
  const { rows } = await app.db.execute<{ id: string; seed: Buffer }>(
    sql`select id, seed from tickets where ticket_type_id = ${sale.types[1]}`,
  )
  const [ticket] = rows
  expect(single.codes[0]).toEqual(ticket && qrModules(ticketCodeOf(app.signer, ticket)))
})

it('marks the tickets of test orders on badges and on paper, also those of a type with a long name', async () => {
  const name = 'Ermäßigt für Schülerinnen und Schüler, Studierende und Menschen mit Schwerbehindertenausweis'
  const draft = await eventOnSale(organiser, { types: [{ ...types[1], name }], status: 'test' })
  await draft.placeOrder({ buyer: organiser, paymentMethod: 'free' })
  const [page = ''] = (await readPdf(await badgesOf(draft, '?layout=single'))).pages
  expect(page).toMatch(/Robin ?Test · Ermäßigt/)
  const { body } = await organiser.send(`GET /api/v1/events/${draft.id}/attendees/print`)
  expect(body).toContain(`<td>${name} <span class="state">Test</span></td>`)
})

it('prints answers on badges and in the list for the door where the team wants them', async () => {
  const sale = await eventOnSale(organiser, { title: 'Conference', types })
  const texts = (label: string) => ({ en: { label } })
  const questions = [
    question('company', { per: 'order', texts: texts('Company'), onBadge: true }),
    question('allergy', { per: 'order', texts: texts('Allergies?'), atDoor: true }),
    question('birthday', { per: 'order' }),
  ]
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, formOf(questions))
  const { token } = await sale.reserve([0, 1])
  const answers = Object.entries({ company: 'Analytical Engines', allergy: 'Nuts & <seeds>', birthday: 'In May' })
  await sale.complete(token, {
    paymentMethod: 'free',
    answers: answers.map(([id, value]) => ({ question: id, values: [value] })),
  })
  const [page = ''] = (await readPdf(await badgesOf(sale, '?layout=single'))).pages
  expect(page).toMatch(/Robin ?Analytical Engines ?Child/)
  expect(page).not.toMatch(/Nuts|May/)
  const { body } = await organiser.send(`GET /api/v1/events/${sale.id}/attendees/print`)
  expect(body).toContain('<br>Allergies? <strong>Nuts &amp; &lt;seeds&gt;</strong>')
  expect(body).not.toMatch(/Analytical|May/)
  // an answered question that is removed stays with its order, and is printed no more
  const kept = formOf([question('birthday', { per: 'order' })], 1)
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, kept)
  const [later = ''] = (await readPdf(await badgesOf(sale, '?layout=single'))).pages
  expect(later).toMatch(/Robin ?Child/)
  const list = (await organiser.send(`GET /api/v1/events/${sale.id}/attendees/print`)).body
  expect(list).toContain('<td>Child</td>')
})

it('reads few tickets for a misspelt name that few have', async () => {
  const sale = await eventOnSale(organiser, { types })
  await addTickets(sale, [...Array.from({ length: 5000 }, (_, n) => `Guest Number ${n}`), 'Mireille Dubois'])
  await app.db.execute(sql`analyze tickets`)
  await app.db.execute(sql`analyze orders`)
  const scope = { team: organiser.me.lastTeam, role: 'owner', events: 'all', account: organiser.me.id } as never
  for (const q of ['mirielle', 'dubois', 'dubios mireille']) {
    const reads = await tablesReadBy(app.databaseUrl, async (db) => {
      const { items } = await listAttendees(db, scope, sale.id, { q, limit: 20 })
      expect(items.map(({ name }) => name)).toEqual(['Mireille Dubois'])
    })
    const read = reads.filter(({ table }) => table === 'tickets').reduce((sum, { rows }) => sum + rows, 0)
    expect([q, read < 100]).toEqual([q, true])
  }
})
