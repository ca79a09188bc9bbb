import { isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { smtpMailer } from '../../lib/mail.ts'
import { mails } from '../../schema/mails.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { enqueueMail, takeDueMails } from './commands.ts'
import { deliverMails } from './tasks.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const app = disposeAfterAll(await startTestApp({ SMTP_URL: smtp.url }))

it('mails leave one at a time during a rush, and together after it', async () => {
  const release = smtp.holdHost('tarpit.example')
  for (const to of ['held@tarpit.example', 'second@example.test', 'third@example.test'])
    await enqueueMail(app.db, app, {
      to,
      language: 'en',
      kind: 'resetPassword',
      data: { name: 'Robin', link: 'https://foyer.example' },
    })
  let rush = true
  let asked = 0
  const saleMeter = {
    count: () => undefined,
    isBusy: () => {
      asked += 1
      return rush
    },
  }
  const mailer = smtpMailer(smtp.url)
  const stopping = new AbortController().signal
  const delivered = deliverMails({ ...app, mailer, stopping, saleMeter, progress: () => undefined }, {})
  await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(2)
  expect(await app.db.select({ to: mails.to }).from(mails).where(isNotNull(mails.leasedBy))).toEqual([
    { to: 'held@tarpit.example' },
  ])
  rush = false
  await expect.poll(() => smtp.received.map(({ to }) => to[0]), { timeout: 5000 }).toHaveLength(2)
  release()
  await delivered.finally(() => mailer.close())
  expect(smtp.received).toHaveLength(3)
})

it('mails without an order leave before the many of a sale', async () => {
  const sale = await eventOnSale(await signUp(app.publicUrl))
  for (let order = 0; order < 3; order += 1)
    await sale.complete((await sale.reserve()).token, { paymentMethod: 'free' })
  await app.db.update(mails).set({ nextTryAt: sql`now() - interval '1 hour'` }).where(isNotNull(mails.orderId))
  const data = { name: 'Robin', link: 'https://foyer.example' }
  await enqueueMail(app.db, app, { to: 'robin@example.test', language: 'en', kind: 'resetPassword', data })
  const take = async (limit: number) =>
    (await takeDueMails(app.db, { processId: 'test', limit })).map(({ orderId }) => orderId !== null)
  expect(await take(1)).toEqual([false])
  expect(await take(2)).toEqual([true, true])
  await enqueueMail(app.db, app, { to: 'robin@example.test', language: 'en', kind: 'resetPassword', data })
  expect((await take(5)).sort()).toEqual([false, true])
})
