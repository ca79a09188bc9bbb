import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { notificationValues } from '../inbox/notification-values.ts'
import { messages as publicEn } from '../public/en.ts'
import { flat } from '../test/catalogues.ts'
import { placeholders } from '../test/placeholders.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as fr } from './fr.ts'

it('promises an email only where the text depends on whether Foyer sends any', () => {
  // shown with a mail server, or for a mail that was sent; otherwise the code has another text, or a disabled button
  const shownWithMail = [
    ...['inbox.mail.sent', 'accounts.forgotPassword.lead', 'accounts.forgotPassword.sent.body', 'support.sent.mailed'],
    ...[
      'accounts.signUp.request.sent',
      'members.invitations.sent',
      'answers.mailHint',
      'checkout.attendeesHint',
      'findTickets.sent',
      'thread.sent',
      'orders.action.resend.body',
      'orderJobs.bulk.resend.body',
      'orderJobs.bulk.message.body',
    ],
  ]
  // says which address, or above or below it stands that there is no mail server
  const explained = ['me.email.lead', 'inboxMails.choices.lead', 'event.edit.place.mailBuyers']
  const promise =
    /\bby email\b|\bgets? (?:an|the|one) email\b|\b(?:being|we’ve) emailed\b|\bemail (?:you|it)\b|\bsent to \{/i
  const without = /\bno email|\bnot emailed|won’t get|demo/
  const texts = new Map([...flat(en), ...flat(publicEn)])
  const found = [...texts].filter(
    ([key, text]) =>
      promise.test(text) &&
      !without.test(text) &&
      !text.includes('{mail, select') &&
      !(key.endsWith('.on') && texts.has(key.replace(/on$/, 'off'))),
  )
  expect(found.map(([key]) => key).sort()).toEqual([...shownWithMail, ...explained].sort())
})

it('what Foyer tells is filled by what its messages are made of', () => {
  const values = Object.keys(notificationValues({}, 'UTC', 'en'))
  const asked = flat(en.inbox.notifications).flatMap(([, text]) =>
    placeholders(parse(text)).map((name) => name.split(':')[0]),
  )
  expect(asked.filter((name) => !values.includes(name ?? ''))).toEqual([])
})

it('a recovery of a Notion page is reported as one, also with parts missing', () => {
  const stateOf = (state: string, before?: string) => notificationValues({ state, before }, 'UTC', 'en').state
  expect(stateOf('incomplete', 'key-refused')).toBe('incomplete_again')
  expect(stateOf('incomplete', 'connected')).toBe('incomplete')
  expect(stateOf('connected', 'incomplete')).toBe('complete_again')
  expect(stateOf('connected', 'key-refused')).toBe('connected')
  // of messages from before there was `before`
  expect([stateOf('connected'), stateOf('incomplete')]).toEqual(['connected', 'incomplete'])
})

it('names the events of a website only when there are several', () => {
  const valuesOf = (count: number) =>
    notificationValues({ events: Array.from({ length: count }, (_, at) => `E${at + 1}`) }, 'UTC', 'en')
  expect([0, 1, 2].map((count) => valuesOf(count).shared)).toEqual(['no', 'no', 'yes'])
  expect(valuesOf(3).events).toBe('E1, E2, E3')
  expect(valuesOf(12).events).toMatch(/E10 … \(\+2\)$/)
})

describe('the glossary', () => {
  it('[S3.7] calls the statuses On Sale, Closed and Draft, and by the words of the trade in German and French', () => {
    expect([en, de, fr].map((each) => each.common.status)).toEqual([
      { onsale: 'On Sale', closed: 'Closed', draft: 'Draft' },
      { onsale: 'Im Verkauf', closed: 'Geschlossen', draft: 'Entwurf' },
      { onsale: 'En vente', closed: 'Fermé', draft: 'Brouillon' },
    ])
  })
  it('asks in German for what is to be done in the polite form, not by an infinitive', () => {
    const infinitive =
      /^(?!.*\bSie\b).*\b(?:(?:ein|an|aus|zu)?(?:geben|wählen|füllen|legen|tragen|tippen)|prüfen|verwenden|kopieren)$/
    const asking = flat(de)
      .filter(([key]) => /^errors\.field\.|required|wrong$|TooBig$/i.test(key))
      .filter(([, text]) => text.split(/[.:] ?/).some((sentence) => infinitive.test(sentence)))
    expect(asking).toEqual([])
  })

  it('calls the roles that may do something as the table of roles does', () => {
    const [german, french] = [de, fr].map(({ home, errors, orders, settings }) => [
      home.delete.notAllowed,
      errors.code.forbidden,
      orders.notAllowed.body,
      settings.readOnly.body,
    ])
    for (const text of german ?? []) expect(text).toMatch(/Leitung .*Verwaltung/)
    for (const text of french ?? []) expect(text).toMatch(/propriétaires .*administrateurs/i)
    expect([de.access.roles.owner, de.access.roles.admin]).toEqual(['Leitung', 'Verwaltung'])
    expect([fr.access.roles.owner, fr.access.roles.admin]).toEqual(['Propriétaire', 'Administrateur'])
  })
})
