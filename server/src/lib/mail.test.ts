import { expect, it } from 'vitest'
import { startSmtpStandIn } from '../test/smtp-stand-in.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { smtpMailer } from './mail.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())

const mail = {
  messageId: 'mai_1@foyer.example',
  from: 'Foyer <kasse@foyer.example>',
  to: 'ada@example.test',
  replyTo: undefined,
  conversation: 'thr_1@foyer.example',
  automatic: true,
  subject: 'News',
  html: '<p>News</p>',
  text: 'News',
  files: [],
  pictures: [],
}

it.each([
  ['https://foyer.example/en/unsubscribe/abc', 'List-Unsubscribe=One-Click'],
  // one click requires https (RFC 8058); the page works without
  ['http://localhost:3000/en/unsubscribe/abc', undefined],
])('a mail names its conversation and the page that unsubscribes: %s', async (unsubscribe, post) => {
  smtp.received.length = 0
  const mailer = smtpMailer(smtp.url)
  await mailer.send({ ...mail, unsubscribe }).finally(() => mailer.close())
  const header = (name: string) => smtp.received[0]?.mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`)
  expect(header('list-unsubscribe-post')).toBe(post)
  expect(header('in-reply-to')).toBe('<thr_1@foyer.example>')
  expect(header('references')).toBe('<thr_1@foyer.example>')
  expect(header('message-id')).toBe('<mai_1@foyer.example>')
})
