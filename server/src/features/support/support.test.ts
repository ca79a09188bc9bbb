import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { feedback, supportRequests } from '../../schema/support.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp({ SUPPORT_EMAIL: 'help@foyer.example' }))
const ada = await signUp(app.publicUrl, { name: 'Ada' })

const context = { path: '/en/events', language: 'en', theme: 'dark', width: 390 }
const request = { subject: 'Where is my event?', message: 'It is gone.\nPlease help.', context }
const feedbackInput = { kind: 'idea', message: 'More colours', context }

describe('a support request', () => {
  it('is stored, and mailed with its author as Reply-To', async () => {
    const { status, body } = await ada.send('POST /api/v1/support/requests', request)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.stringMatching(/^sup_/), mailed: false })
    const rows = await app.db.select().from(supportRequests).where(eq(supportRequests.id, body.id))
    expect(rows).toMatchObject([{ ...request, userId: ada.me.id }])
    const [mail] = await mailsTo(app, 'help@foyer.example')
    expect(mail).toMatchObject({ replyTo: ada.email, subject: 'Support: Where is my event?' })
    const text = await mailText(app, 'help@foyer.example', 'supportRequest')
    for (const part of [ada.email, '> It is gone.\n> Please help.', '/en/events', body.id]) expect(text).toContain(part)
  })

  it('goes to the operator when no support address is configured', async () => {
    await using alone = await startTestApp()
    const operator = await signUp(alone.publicUrl)
    const bob = await signUp(alone.publicUrl)
    await bob.send('POST /api/v1/support/requests', request)
    expect(await mailsTo(alone, operator.email)).toMatchObject([{ replyTo: bob.email }])
  })

  it('is sent once for one Idempotency-Key', async () => {
    const before = (await mailsTo(app, 'help@foyer.example')).length
    const send = () => ada.send('POST /api/v1/support/requests', request, { 'idempotency-key': 'help-1' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await mailsTo(app, 'help@foyer.example')).toHaveLength(before + 1)
  })
})

describe('feedback', () => {
  it('is stored with the page that it was written on', async () => {
    const { status, body } = await ada.send('POST /api/v1/feedback', feedbackInput)
    expect(status).toBe(201)
    const rows = await app.db.select().from(feedback).where(eq(feedback.id, body.id))
    expect(rows).toMatchObject([{ ...feedbackInput, userId: ada.me.id }])
  })
})

describe('support requests and feedback', () => {
  it.each([
    ['POST /api/v1/support/requests', request],
    ['POST /api/v1/feedback', feedbackInput],
  ])('%s needs a session', async (call, body) => {
    expect((await testClient(app.publicUrl).send(call, body)).status).toBe(401)
  })

  it.each([
    ['POST /api/v1/support/requests', { ...request, subject: ' ' }, 'required'],
    ['POST /api/v1/support/requests', { ...request, subject: 'a\r\nb' }, 'control-characters'],
    ['POST /api/v1/support/requests', { ...request, message: 'x'.repeat(5001) }, 'too-long'],
    ['POST /api/v1/support/requests', { ...request, message: 'a\u0000b' }, 'control-characters'],
    ['POST /api/v1/support/requests', { ...request, userId: 'usr_1' }, 'unknown-field'],
    ['POST /api/v1/feedback', { ...feedbackInput, kind: 'rant' }, 'not-allowed'],
    ['POST /api/v1/feedback', { ...feedbackInput, context: undefined }, 'required'],
    ['POST /api/v1/feedback', { ...feedbackInput, context: { ...context, width: 'wide' } }, 'wrong-type'],
    ['POST /api/v1/feedback', { ...feedbackInput, context: { ...context, path: '\u0000' } }, 'control-characters'],
  ])('%s refuses %j', async (call, body, code) => {
    const answer = await ada.send(call, body)
    expect({ status: answer.status, code: answer.body.errors[0].code }).toEqual({ status: 422, code })
  })

  it('are rate-limited', async () => {
    await using limited = await startTestApp({ LIMITS: 'on' })
    const bob = await signUp(limited.publicUrl)
    const times = async (count: number, call: string, body: object) => {
      const answers = []
      for (let n = 0; n < count; n++) answers.push((await bob.send(call, body)).status)
      return answers
    }
    expect(await times(11, 'POST /api/v1/support/requests', request)).toEqual([...Array(10).fill(201), 429])
    expect(await times(21, 'POST /api/v1/feedback', feedbackInput)).toEqual([...Array(20).fill(201), 429])
    expect(await limited.db.select().from(supportRequests)).toHaveLength(10)
  })
})
