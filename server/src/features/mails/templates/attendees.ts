import type { Language } from '@foyer/contract/languages'
import type { AttendeeMailKind } from '@foyer/contract/mail-kinds'
import type { AttendeeFacts } from '../rules/mail-data.ts'
import type { Block, Body, Row, Words } from './body.ts'
import { accessBlocks, eventRows, whenOf } from './event-rows.ts'

type AttendeeBody = (t: Words, facts: AttendeeFacts, language: Language) => Body

const ticketMail =
  (kind: 'attendeeTicket' | 'passedOnTicket'): AttendeeBody =>
  (t, facts, language) => ({
    ...shared(t, facts, t(`attendee.${kind}`, { event: facts.event })),
    blocks: () => [
      { text: t(`attendee.${kind}Lead`, { buyer: facts.buyer, organiser: facts.organiser }) },
      ...accessBlocks(t, facts),
      ...testNote(t, facts),
      { rows: rowsOf(t, facts, language) },
      { action: t('attendee.open'), link: facts.link },
    ],
    preheader: () => [whenOf(facts, language), facts.where].filter(Boolean).join(' · '),
  })

/** The content of each kind of mail to the attendee of a ticket. */
export const attendeeBodies: Record<AttendeeMailKind, AttendeeBody> = {
  attendeeTicket: ticketMail('attendeeTicket'),
  passedOnTicket: ticketMail('passedOnTicket'),
  ticketVoid: (t, facts, language) => ({
    ...shared(t, facts, t('attendee.ticketVoid', { event: facts.event })),
    blocks: () => [
      { text: t('attendee.ticketVoidLead', { organiser: facts.organiser }) },
      ...testNote(t, facts),
      { rows: rowsOf(t, facts, language) },
    ],
  }),
}

const shared = (t: Words, { name, test, organiser, imprint }: AttendeeFacts, subject: string) => ({
  subject: test ? t('order.testSubject', { subject }) : subject,
  ...(name && { name }),
  organiser: { name: organiser, imprint },
})

const testNote = (t: Words, { test }: AttendeeFacts): Block[] => (test ? [{ text: t('order.testNote') }] : [])

const rowsOf = (t: Words, facts: AttendeeFacts, language: Language): Row[] =>
  eventRows(t, facts, language, [
    { label: t('attendee.type'), value: facts.ticket.type },
    { label: t('attendee.number'), value: facts.ticket.number },
  ])
