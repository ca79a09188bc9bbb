import type { Organiser } from '@foyer/server/test/client'
import { makeList } from '@foyer/server/test/door'
import { withOrders } from '@foyer/server/test/scenario'
import { inDatabase } from '../database.ts'
import { organiserWith } from '../organiser-with.ts'

/** A team of a size, and the rows that its reads name. */
export interface MeasuredTeam {
  organiser: Organiser
  team: string
  /** An event on sale with the orders of every event, and another one. */
  event: string
  otherEvent: string
  slug: string
  order: string
  orderToken: string
  ticketToken: string
  orderJob: string
  checkInList: string
  checkInLink: string
  bankStatement: string
  thread: string
  threadToken: string
  invitationToken: string
  mail: string
}

/** The rows of a team; each event has ten orders. */
export interface TeamSize {
  events: number
  threads: number
}

const attendee = { name: 'Kim Sample', email: 'kim@example.org' }

/** Makes a team of a size in an installation with others. @param operator reads the mails */
export async function makeTeam(
  url: string,
  dataDir: string,
  { events, threads }: TeamSize,
  operator: Organiser,
): Promise<MeasuredTeam> {
  const organiser = await organiserWith(url, dataDir, events)
  const team = organiser.me.lastTeam
  await addThreads(dataDir, team, threads)
  const [event, otherEvent] = [`evt_${events}_7`, `evt_${events}_10`]
  const slug = `bench-${events}-7`
  await organiser.ok(`PATCH /api/v1/events/${event}`, { date: '2099-11-20T18:30:00Z', dateTba: false })
  await organiser.ok(`PUT /api/v1/events/${event}/status`, { status: 'On Sale' })
  const type = await organiser.ok(`POST /api/v1/events/${event}/ticket-types`, guestList)
  const sale = withOrders(organiser, { id: event, slug, types: [type.id] })
  const { token: orderToken } = await sale.reserve(1)
  const [{ id: ticketId }] = (await sale.view(orderToken)).tickets
  await sale.complete(orderToken, { paymentMethod: 'free', attendees: [{ ticketId, ...attendee }] })
  const { id: order } = await sale.order(orderToken)
  const job = await organiser.ok('POST /api/v1/order-jobs', { kind: 'resend', selection: { ids: [order] } })
  const list = await makeList(organiser, event)
  const link = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'Main entrance' })
  const question = { name: 'Robin', email: 'robin@example.org', text: 'Is there a cloakroom?' }
  const asked = await sale.buyer.ok(`POST /api/v1/public/events/${slug}/questions`, question)
  const [thread] = await organiser.ok('GET /api/v1/inbox?limit=1')
  const [invitation] = await organiser.ok(`POST /api/v1/teams/${team}/invitations`, {
    emails: ['lou@example.org'],
    role: 'viewer',
  })
  const { id: mail, text } = await mailTo(operator, attendee.email)
  await inDatabase(dataDir, (client) => client.query('vacuum analyze'))
  return {
    organiser,
    team,
    event,
    otherEvent,
    slug,
    order,
    orderToken,
    mail,
    ticketToken: /\/t\/([\w.~-]+)/.exec(text)?.[1] ?? '',
    orderJob: job.id,
    checkInList: list.id,
    checkInLink: link.token,
    bankStatement: await importStatement(organiser),
    thread: thread.id,
    threadToken: asked.token,
    invitationToken: String(invitation.link).split(/[=/]/).at(-1) ?? '',
  }
}

const guestList = { name: 'Guest list', priceCents: 0, taxRateBp: 0, capacity: 100 }

/** The latest mail to an address. */
async function mailTo(operator: Organiser, address: string): Promise<{ id: string; text: string }> {
  const mails: { id: string; to: string }[] = await operator.ok('GET /api/v1/installation/mails?limit=20')
  const found = mails.find(({ to }) => to === address)
  if (!found) throw new Error(`No mail was queued to ${address}.`)
  return { id: found.id, text: (await operator.ok(`GET /api/v1/installation/mails/${found.id}`)).text }
}

async function importStatement(organiser: Organiser): Promise<string> {
  const line = `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-16</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>Thanks</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${line}</Stmt></BkToCstmrStmt></Document>`
  const file = new Blob([xml], { type: 'application/octet-stream' })
  const { id } = await organiser.ok('POST /api/v1/bank-statements?fileName=statement.xml', file)
  return id
}

/** Adds questions to the inbox, one of them in a hundred about the cloakroom, over a year. */
const addThreads = (dataDir: string, team: string, count: number): Promise<unknown> =>
  inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into threads (id, team_id, name, email, language, messages, last_kind, last_at, search_text)
       select 'thr_' || $1 || '_' || n, $1, 'Robin', 'robin' || n || '@example.org', 'en', 1, 'question',
         now() - n * interval '5 minutes', case when n % 100 = 0 then 'is there a cloakroom' else 'where do we park' end
       from generate_series(1, $2::int) n`,
      [team, count],
    )
    await client.query(
      `insert into messages (id, thread_id, position, kind, text, at, mailed_at)
       select 'msg_' || id, id, 1, 'question', search_text, last_at, now() from threads where team_id = $1`,
      [team],
    )
  })
