import { describe, expect, it } from 'vitest'
import type { Language } from './test/catalogues.ts'
import { allTexts } from './test/catalogues.ts'

/** The word on screen for each subject, and the words that other products or earlier texts have for it. */
const glossary: Record<Language, readonly [subject: string, word: string, others: RegExp][]> = {
  en: [
    ['emails', 'email', /\be-mail|(?<!Apple )\bmail(?:s|ed)\b/i],
    ['conversations', 'conversation', /\bthread/i],
    ['the attendees at the door', 'attendee list', /guest list (?:of|as of|yet)/i],
    ['an entrance', 'Entrance', /\bgates?\b(?!\})/i],
    ['permissions', 'permission', /\b(?:more|fewer|which|its|the) rights\b(?! to)/i],
    ['the VAT number', 'VAT number', /VAT ID/],
    ['the cancellation policy', 'Cancellation policy', /cancellation (?:terms|conditions|rules)/i],
    ['two-factor sign-in', 'two-factor sign-in', /\b2FA\b.*\.|second factor|two-factor authentication/i],
    ['no longer', 'no longer', /\b(?:any more|anymore)\b/i],
  ],
  de: [
    ['buyers', 'Gäste', /Käufer|Kund(?:e|en|in|innen|schaft)\b|Besucher|bestellende Person/],
    ['conversations', 'Unterhaltungen', /Vorg[aä]nge?\b|Thread|Konversation/],
    ['emails', 'E‑Mails', /(?<!E[‑-])\bMails?\b/],
    ['ticket types', 'Ticketarten', /Ticket-?(?:typ|kategorie)/i],
    ['the email log', 'E‑Mail-Protokoll', /(?<!E‑)Mail-Protokoll|Mailprotokoll/],
    [
      'orders that expire',
      'verfallen',
      /(?<!für diese )Bestellung(?:en)?\b[^.,]{0,30} abgelaufen|abgelaufene(?:n|r)? Bestellung/,
    ],
    ['who pays by transfer', 'Zahler', /Auftraggeber/],
    ['API tokens', 'API-Token', /Token-?s\b(?<!(?:des|eines|Ihres) (?:API-)?Tokens)|\b(?:das|dieses) Token\b/i],
    ['phones', 'Smartphone', /Handy|\b(?:ein(?:em)?|Ihrem|das|dem|jedes) Telefon\b|Telefone\b/],
    ['VAT', 'MwSt.', /\bUSt\b(?![-‑]IdNr)|Umsatzsteuer/],
    ['payment methods', 'Zahlungsart', /Zahlungs(?:methode|weise|mittel)/],
    ['rights of roles and tokens', 'Rechte', /^(?!.*(?:Notion|Read content|PaymentIntents)).*Berechtigung/],
  ],
  fr: [
    ['emails', 'e‑mail', /courriel|(?<!e‑|E‑|e-|E-|\{|MAIL_|@)\bmails?\b/i],
    ['payment methods', 'Moyen de paiement', /modes? de (?:paiement|règlement)/i],
    ['VAT', 'TVA', /\btaxe\b/i],
    [
      'recording a payment',
      'Enregistrer un paiement',
      /saisi\w* (?:un |le |ce |du )?(?:paiement|virement)|paiements? saisi/i,
    ],
    ['days up to which something is possible', 'au plus tard le', /avant le \{/],
    ['events without a date', 'Date à confirmer', /date à (?:venir|définir|annoncer)/i],
    ['settings', 'Paramètres', /réglages?\b/i],
    ['attendees', 'participants', /liste des invités/i],
  ],
}

describe.each(['en', 'de', 'fr'] as const)('the glossary in %s', (language) => {
  // the command palette is found by other words too
  const texts = allTexts(language).filter(([key]) => !/^app: messages\.search\.commands\..*\.also$/.test(key))

  it.each(glossary[language])('has one word for %s: %s', (_, word, others) => {
    expect(texts.filter(([, text]) => others.test(text))).toEqual([])
    expect(texts.some(([, text]) => text.includes(word))).toBe(true)
  })
})

it.each([
  ['en', 'incl. {rate} VAT', 'VAT'],
  ['de', 'inkl. {rate} MwSt.', 'MwSt'],
  ['fr', 'dont TVA {rate}', 'TVA'],
] as const)('states the tax in %s in one wording: %s', (language, wording, tax) => {
  // an invoice states the net amount beside it
  const texts = allTexts(language).filter(([key]) => key !== 'invoice: messages.tax')
  const stating = texts.filter(([, text]) => text.includes('{rate}') && text.includes(tax))
  expect(stating.filter(([, text]) => !text.includes(wording))).toEqual([])
  expect(stating.length).toBeGreaterThan(3)
})
