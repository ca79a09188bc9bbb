import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testClient } from '../test/client.ts'
import { mailsTo, mailText } from '../test/mails.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser } = await startTestBed()
const buyer = testClient(app.publicUrl)
const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 50 }] })

const toPerson = (name: string) => ({ name, email: `${name.toLowerCase()}@example.test` })
const linkTo = async (name: string) =>
  /\/en\/t\/([\w.~-]+)/.exec(await mailText(app, toPerson(name).email, 'passedOnTicket'))?.[1] ?? ''
const passOn = (ticketToken: string, name: string) =>
  buyer.send(`POST /api/v1/public/tickets/${ticketToken}/pass-on`, toPerson(name))

/** A ticket that its buyer has passed on. @returns the token of its new holder */
async function passedOnTo(name: string) {
  const { token, tickets } = await sale.placeOrder({ name: 'Robin', paymentMethod: 'free' })
  const give = (to: string) =>
    buyer.send(`POST /api/v1/public/orders/${token}/tickets/${tickets[0].id}/pass-on`, toPerson(to))
  await give(name)
  return { order: token, give, token: await linkTo(name) }
}

it('is passed on once more by its holder, whose page and code are void from then on', async () => {
  const { order, give, token } = await passedOnTo('Dana')
  const path = `/en/t/${token}/pass-on`
  expect((await buyer.send(`GET /en/t/${token}`)).body).toContain(`href="${path}"`)
  const wrong = await buyer.form(path, { name: '', email: 'x' })
  expect([wrong.status, wrong.body.includes('Enter your name.')]).toEqual([422, true])
  for (const _ of [1, 2]) {
    const { status, body } = await buyer.form(path, toPerson('Erin'))
    expect([status, body.includes('The ticket now belongs to Erin (erin@example.test). We can’t send')]).toEqual([
      200,
      true,
    ])
  }
  expect((await passOn(token, 'Frank')).body.code).toBe('link-replaced')
  expect(await mailText(app, 'erin@example.test', 'passedOnTicket')).toContain('Dana has passed a ticket from')
  expect((await mailsTo(app, 'erin@example.test')).map(({ kind }) => kind)).toEqual(['passedOnTicket'])
  expect((await mailsTo(app, 'dana@example.test'))[0]).toMatchObject({ kind: 'ticketVoid' })
  expect((await buyer.send(`GET /en/t/${token}`)).body).toContain('This link has been replaced')
  const next = await linkTo('Erin')
  expect((await buyer.send(`GET /en/t/${next}`)).status).toBe(200)
  // the buyer can no longer take the ticket from the person that Dana has chosen
  expect((await give('Dana')).body.code).toBe('transition-refused')
  expect((await sale.view(order)).tickets).toMatchObject([{ name: 'Erin', mayPassOn: false }])
})

it('has one new holder when two are entered at the same time', async () => {
  const { order, token } = await passedOnTo('Gail')
  const answers = await Promise.all(['Hugo', 'Ivy', 'Jack'].map((name) => passOn(token, name)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
  const [{ name }] = (await sale.view(order)).tickets
  expect((await buyer.send(`GET /en/t/${await linkTo(name)}`)).status).toBe(200)
})

it('is not passed on by an attendee whose buyer has it too, nor once the order is cancelled', async () => {
  const { token, tickets } = await sale.placeOrder({ paymentMethod: 'free' })
  const attendees = [{ ticketId: tickets[0].id, ...toPerson('Kim') }]
  const body = { name: 'Robin', email: 'robin@example.com', attendees }
  await buyer.ok(`PUT /api/v1/public/orders/${token}/details`, body)
  const own = /\/en\/t\/([\w.~-]+)/.exec(await mailText(app, 'kim@example.test', 'attendeeTicket'))?.[1] ?? ''
  expect(await buyer.ok(`GET /api/v1/public/tickets/${own}`)).toMatchObject({ mayPassOn: false })
  expect((await passOn(own, 'Lou')).body.code).toBe('transition-refused')
  const passed = await passedOnTo('Mia')
  await sale.act(passed.order, 'cancel', {})
  expect((await passOn(passed.token, 'Noa')).body.code).toBe('transition-refused')
  expect((await passOn(`${passed.token.slice(0, -1)}A`, 'Noa')).status).toBe(404)
})

it('says what became of its mail, and without a mail server that the organiser has to send it', async () => {
  const { order, token } = await passedOnTo('Olga')
  const { tickets } = await sale.placeOrder({ paymentMethod: 'free' })
  const reserved = await sale.reserve(1)
  const pages = [
    ...[`/en/o/${order}`, `/en/o/${order}/pass-on?ticket=${tickets[0].id}`, `/en/o/${order}/details`],
    ...[`/en/t/${token}`, `/en/t/${token}/pass-on`, '/en/find-tickets'],
    ...[`/en/e/${sale.slug}`, `/en/e/${sale.slug}/checkout/${reserved.token}`],
  ]
  const bodies = await Promise.all(pages.map(async (page) => (await buyer.send(`GET ${page}`)).body))
  for (const [at, body] of bodies.entries())
    expect([pages[at], /\bemailed\b|by email|email you|email it/.exec(body)?.[0]]).toEqual([pages[at], undefined])
  expect(bodies[0]).toContain('so olga@example.test doesn’t have this ticket yet.')
  expect(bodies[5]).toContain('so we can’t send you the links to your tickets')
  expect(bodies[5]).not.toContain('<form method="post"')
  for (const [state, said] of [
    ['queued', 'We’re emailing this ticket to olga@example.test.'],
    ['sent', 'This ticket was emailed to olga@example.test.'],
    ['failed', 'Our email to olga@example.test couldn’t be delivered.'],
  ]) {
    await app.db.execute(sql`update mails set state = ${state}::mail_state`)
    expect((await buyer.send(`GET /en/o/${order}`)).body).toContain(said)
  }
  // the log of mails is kept for 90 days
  await app.db.execute(sql`delete from mails`)
  const { body } = await buyer.send(`GET /en/o/${order}`)
  expect(body).toContain('For olga@example.test.')
  expect(body).not.toMatch(/emailed|sending an email/)
})
