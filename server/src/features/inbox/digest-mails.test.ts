import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSigner } from '../../lib/signer.ts'
import { contentOf } from '../mails/templates/content.ts'
import { plainText } from '../mails/templates/plain-text.ts'
import type { MailableMessage, MailRecipient } from './queries/unmailed.ts'
import { digestMails } from './service/digest-mails.ts'

const deps = { publicUrl: 'https://foyer.example', signer: createSigner(randomBytes(32)) }

const recipient: MailRecipient = {
  team: 'tem_1',
  teamName: 'Kulturhaus',
  timeZone: 'Europe/Berlin',
  role: 'owner',
  events: null,
  id: 'usr_1',
  name: 'Ada',
  email: 'ada@example.test',
  language: 'en',
  joinedAt: new Date(0),
  frequencies: null,
  reads: {},
}

const joined = (at: number): MailableMessage => ({
  message: `msg_${at}`,
  team: 'tem_1',
  thread: `thr_${at}`,
  eventId: null,
  position: 1,
  kind: 'member-joined',
  data: { name: `Member ${at}`, role: 'door' },
  text: null,
  from: null,
  email: null,
  event: null,
  at: new Date(0),
})

const textOf = (count: number) => {
  const messages = Array.from({ length: count }, (_, at) => joined(at + 1))
  const [mail] = digestMails(deps, recipient, messages, 'daily')
  if (!mail) throw new Error('no mail')
  const content = contentOf('inboxDigest', mail.data, 'en', deps.publicUrl)
  return { subject: content.subject, text: plainText(content) }
}

it('a mail about more messages than it lists counts all of them, and says how many are in the inbox only', () => {
  const { subject, text } = textOf(25)
  expect(subject).toBe('25 updates in the Kulturhaus inbox')
  expect(text).toContain('there are 25 unread updates')
  expect(text.match(/Open in the inbox:/g)).toHaveLength(20)
  expect(text).toContain('\n5 more updates are in the inbox.\n')
  expect(textOf(20).text).not.toContain('more update')
})
