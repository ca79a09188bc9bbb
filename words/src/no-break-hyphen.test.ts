import { expect, it } from 'vitest'
import { messages as appDe } from './app/de.ts'
import { messages as appFr } from './app/fr.ts'
import { changelog } from './changelog.ts'
import { messages as mailDe } from './mail/de.ts'
import { messages as mailFr } from './mail/fr.ts'
import { policy as privacyDe } from './privacy/de.ts'
import { policy as privacyFr } from './privacy/fr.ts'
import { messages as publicDe } from './public/de.ts'
import { messages as publicFr } from './public/fr.ts'
import { messages as ticketDe } from './ticket/de.ts'
import { messages as ticketFr } from './ticket/fr.ts'

it.each([
  ['German', { appDe, mailDe, privacyDe, publicDe, ticketDe, changelog: changelog.de }],
  ['French', { appFr, mailFr, privacyFr, publicFr, ticketFr, changelog: changelog.fr }],
])('writes the %s email with the hyphen at which lines do not break, U+2011', (_, texts) => {
  expect(JSON.stringify(texts).match(/.{0,40}e-mail.{0,20}/gi) ?? []).toEqual([])
})
