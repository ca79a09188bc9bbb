import { setTimeout } from 'node:timers/promises'
import { invoiceDrawing } from '@foyer/server/features/invoices/pdf/invoice-pdf'
import { writeCii } from '@foyer/server/features/invoices/service/cii'
import { cookieHeader, signUp } from '@foyer/server/test/client'
import { documentFacts, invoiceSettings, recipient } from '@foyer/server/test/invoices'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type pg from 'pg'
import { environmentOfSecond, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { residentMb } from './resident-memory.ts'

const invoiceCount = 10_000
const kills = 15
/** As many as are issued between two kills, so that all kills hit a process that issues. */
const invoicesBetweenKills = 500
const drawings = 100
/** The last record of a ZIP archive (APPNOTE 4.3.16), and where it says how many files there are. */
const zipEndBytes = 22
const zipCountAt = 10

/**
 * The invoices of 10,000 orders, issued by two processes of which one is killed 15 times; the file of an invoice; and the
 * archive of a month with all of them.
 */
export const invoices: Bench = {
  title: `Invoices of ${invoiceCount} orders`,
  measure: async () => [
    await drawingTime(),
    ...(await withDataDir(async (dataDir) => {
      const { numbers, sale } = await issuedNumbers(dataDir)
      return [...numbers, ...(await archiveFigures(dataDir, sale))]
    })),
  ],
}

async function issuedNumbers(dataDir: string) {
  const foyer = await startFoyer(dataDir)
  try {
    const sale = await saleWithInvoices(foyer.url)
    return await inDatabase(dataDir, async (client) => {
      await addOrders(client, sale)
      const second = await issueAll(client, dataDir)
      const numbers = await numberFigures(client)
      await second.stop()
      await fillFiles(client)
      return { numbers, sale }
    })
  } finally {
    await foyer.stop()
  }
}

/** The time of a worker for the file of an invoice: its XML, and the PDF that contains it. */
async function drawingTime(): Promise<Figure> {
  const times: number[] = []
  for (let at = 0; at < drawings; at++) {
    const facts = documentFacts({ number: `RE-${at}` })
    const began = performance.now()
    await invoiceDrawing.draw({ facts, xml: writeCii(facts), issuedAt: '2026-11-24T10:00:00Z' })
    times.push(performance.now() - began)
  }
  return { name: `file of an invoice, median of ${drawings}`, value: median(times), unit: 'ms', budget: 60 }
}

async function saleWithInvoices(url: string): Promise<EventOnSale> {
  const organiser = await signUp(url)
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  return await eventOnSale(organiser, {
    types: [{ name: 'Seat', priceCents: 1190, taxRateBp: 1900, capacity: invoiceCount }],
  })
}

/** Adds paid orders whose buyers want an invoice. */
async function addOrders(client: pg.Client, { id, types: [type], organiser }: EventOnSale): Promise<void> {
  const team = organiser.me.lastTeam
  await client.query(
    `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
       payment_method, placed_at, paid_at, reserved_at)
     select 'ord_' || n, $1, $2, 'N' || n || 'X', false, 'paid', 'de', 'EUR', 1190, 'Robin Sample', 'robin@example.org',
       'transfer', now(), now(), now()
     from generate_series(1, $3::int) n`,
    [team, id, invoiceCount],
  )
  await client.query(
    `insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
     select 'tic_' || id, number, id, $1, '', 1190, 1900 from orders`,
    [type],
  )
  await client.query(
    `insert into payments (id, order_id, method, state, amount_cents)
     select 'pay_' || id, id, 'transfer', 'confirmed', 1190 from orders`,
  )
  await client.query(
    `insert into invoice_requests (order_id, team_id, address, due_at) select id, $1, $2::jsonb, now() from orders`,
    [team, JSON.stringify(recipient)],
  )
}

/** Waits until all orders are invoiced, and kills the second process on the way. @returns the last second process */
async function issueAll(client: pg.Client, dataDir: string): Promise<RunningServer> {
  const environment = environmentOfSecond(dataDir)
  let second = await startFoyer(dataDir, environment)
  for (let kill = 1; kill <= kills; kill++) {
    await untilIssued(client, kill * invoicesBetweenKills)
    const ended = new Promise((resolve) => second.process.once('exit', resolve))
    second.process.kill('SIGKILL')
    await ended
    second = await startFoyer(dataDir, environment)
  }
  await untilIssued(client, invoiceCount)
  return second
}

async function untilIssued(client: pg.Client, count: number): Promise<void> {
  const deadline = performance.now() + 300_000
  while ((await issued(client)) < count) {
    if (performance.now() > deadline) throw new Error(`${count} invoices were not issued in five minutes.`)
    await setTimeout(50)
  }
}

const issued = async (client: pg.Client): Promise<number> =>
  (await client.query('select count(*)::int as count from invoices')).rows[0].count

async function numberFigures(client: pg.Client): Promise<Figure[]> {
  const { rows } = await client.query(
    `select count(*)::int as invoices, count(distinct order_id)::int as orders, count(distinct sequence)::int as numbers,
       max(sequence) as last from invoices`,
  )
  const { invoices: all, orders, numbers, last } = rows[0]
  return [
    { name: `issued by 2 processes, ${kills} kills`, value: all, unit: '', budget: invoiceCount, higherIsBetter: true },
    { name: 'numbers left out', value: last - numbers, unit: '', budget: 0 },
    { name: 'numbers or orders invoiced twice', value: 2 * all - numbers - orders, unit: '', budget: 0 },
  ]
}

/** Gives each document the files of the first one that has some. */
async function fillFiles(client: pg.Client): Promise<void> {
  while (!(await client.query('select 1 from invoice_files limit 1')).rowCount) await setTimeout(50)
  await client.query('delete from invoices_to_draw')
  await client.query(
    `insert into invoice_files (invoice_id, pdf, xml)
     select i.id, f.pdf, f.xml from invoices i, (select pdf, xml from invoice_files limit 1) f on conflict do nothing`,
  )
}

/** A reader on a line of 64 Mbit/s takes half a minute for the archive. */
const slowBytesPerSecond = 8 * 2 ** 20

/** A server that has done nothing else: what the archive takes on top of it is not hidden in what it needed before. */
async function archiveFigures(dataDir: string, sale: EventOnSale): Promise<Figure[]> {
  const foyer = await startFoyer(dataDir)
  try {
    // the organiser's first request reads what every request needs
    await readArchive(foyer, sale, '2001-02')
    const month = new Date().toISOString().slice(0, 7)
    const fast = await readArchive(foyer, sale, month)
    const slow = await readArchive(foyer, sale, month, slowBytesPerSecond)
    const onTop = (reader: string, mb: number): Figure => ({
      name: `archive: memory of the server on top, ${reader} reader`,
      value: mb - fast.beforeMb,
      unit: 'MB',
      budget: 64,
    })
    return [
      {
        name: `archive: files of ${invoiceCount} documents`,
        value: Math.min(fast.files, slow.files),
        unit: '',
        budget: 2 * invoiceCount + 1,
        higherIsBetter: true,
      },
      { name: 'archive: size', value: fast.bytes / 2 ** 20, unit: 'MB' },
      { name: 'archive: documents a second', value: invoiceCount / fast.seconds, unit: '/s' },
      onTop('fast', fast.mostMb),
      onTop('slow', slow.mostMb),
      {
        name: 'archive: growth after its first quarter, fast reader',
        value: fast.mostMb - fast.quarterMb,
        unit: 'MB',
        budget: 16,
      },
    ]
  } finally {
    await foyer.stop()
  }
}

/** Reads the archive of a month, by default as fast as it comes. */
async function readArchive(
  { url, process: { pid } }: RunningServer,
  { organiser }: EventOnSale,
  month: string,
  bytesPerSecond = Number.POSITIVE_INFINITY,
) {
  const path = `/api/v1/teams/${organiser.me.lastTeam}/invoices/archive.zip?month=${month}`
  const beforeMb = residentMb(pid)
  const began = performance.now()
  const response = await fetch(url + path, { headers: { cookie: cookieHeader(organiser.cookies) } })
  if (!response.body) throw new Error(`The archive answered ${response.status}`)
  const residents: { bytes: number; mb: number }[] = []
  let [bytes, end] = [0, Buffer.alloc(0)]
  for await (const piece of response.body) {
    bytes += piece.byteLength
    end = Buffer.concat([end, piece]).subarray(-zipEndBytes)
    residents.push({ bytes, mb: residentMb(pid) })
    const aheadMs = (1000 * bytes) / bytesPerSecond - (performance.now() - began)
    if (aheadMs > 0) await setTimeout(aheadMs)
  }
  const most = (of: typeof residents) => Math.max(beforeMb, ...of.map(({ mb }) => mb))
  return {
    bytes,
    beforeMb,
    files: end.readUInt16LE(zipCountAt),
    seconds: (performance.now() - began) / 1000,
    mostMb: most(residents),
    quarterMb: most(residents.filter((each) => each.bytes <= bytes / 4)),
  }
}
