import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { notificationValues } from '../inbox/notification-values.ts'
import { messages as mailDe } from '../mail/de.ts'
import { messages as mailEn } from '../mail/en.ts'
import { messages as mailFr } from '../mail/fr.ts'
import { messages as publicDe } from '../public/de.ts'
import { messages as publicEn } from '../public/en.ts'
import { messages as publicFr } from '../public/fr.ts'
import { messages as ticketDe } from '../ticket/de.ts'
import { messages as ticketEn } from '../ticket/en.ts'
import { messages as ticketFr } from '../ticket/fr.ts'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as fr } from './fr.ts'

type Texts = { readonly [key: string]: string | Texts }

/** The areas of words: one for each consumer. */
const areas = {
  app: { en, de, fr },
  mail: { en: mailEn, de: mailDe, fr: mailFr },
  ticket: { en: ticketEn, de: ticketDe, fr: ticketFr },
  public: { en: publicEn, de: publicDe, fr: publicFr },
} as const satisfies Record<string, Record<string, Texts>>

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )

/** A message's placeholders, each with its kind: `name`, `count:number`, `b:tag`. */
function placeholders(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [element.value]
      case TYPE.number:
        return [`${element.value}:number`]
      case TYPE.plural:
        return [
          `${element.value}:number`,
          ...Object.values(element.options).flatMap((each) => placeholders(each.value)),
        ]
      case TYPE.select:
        return [
          `${element.value}:select ${Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap((each) => placeholders(each.value)),
        ]
      case TYPE.tag:
        return [`${element.value}:tag`, ...placeholders(element.children)]
      case TYPE.literal:
      case TYPE.pound:
        return []
      default:
        // dates and times come into a message as text that the format helpers have written
        return [`${element.value}:not allowed`]
    }
  })
  return [...new Set(found)].sort()
}

/** The forms each plural of a message lacks. French has one for whole millions, for which `other` is right too. */
function lackingForms(elements: MessageFormatElement[], language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many')
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return element.type === TYPE.tag ? lackingForms(element.children, language) : []
    const inside = Object.values(element.options).flatMap((each) => lackingForms(each.value, language))
    return [...needed.filter((form) => !(form in element.options)), ...inside]
  })
}

/** The literal texts of a message, in all its forms. */
function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap((each) => literals(each.value))
  })
}

describe.each(Object.entries(areas))('the words of %s', (_, languages) => {
  const english = flat(languages.en)

  describe.each(Object.entries(languages))('in %s', (language, texts) => {
    const own = new Map(flat(texts))

    it('has a text for every key of English, and no other', () => {
      expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    })

    it('has no empty text', () => {
      expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
    })

    it('has the placeholders of English, by name and kind', () => {
      const different = english.flatMap(([key, text]) => {
        const [wanted, found] = [placeholders(parse(text)), placeholders(parse(own.get(key) ?? ''))]
        return `${wanted}` === `${found}` && !`${found}`.includes('not allowed') ? [] : [{ key, wanted, found }]
      })
      expect(different).toEqual([])
    })

    it('has every form of its plurals', () => {
      const lacking = [...own].map(([key, text]) => [key, ...lackingForms(parse(text), language)])
      expect(lacking.filter((each) => each.length > 1)).toEqual([])
    })
  })

  it('sets French punctuation with the spaces French wants', () => {
    // a narrow no-break space before ; ? !, a no-break space before a colon and inside « »; the apostrophe is ’
    const wrong = flat(languages.fr).filter(([, text]) =>
      literals(parse(text)).some((each) => /[^\u202f][;?!]|[^\u00a0]»|[^\u00a0]:(?=\s|$)|«[^\u00a0]|'/.test(each)),
    )
    expect(wrong).toEqual([])
  })
})

it('promises an email only where the text depends on whether Foyer sends any', () => {
  // shown with a mail server, or for a mail that was sent; the code has another text otherwise
  const shownWithMail = [
    ...['inbox.mail.sent', 'accounts.forgotPassword.lead', 'accounts.forgotPassword.sent.body', 'support.sent.mailed'],
    ...['teams.invitations.sent', 'checkout.attendeesHint', 'findTickets.sent', 'thread.sent'],
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

  const german = [de, mailDe, publicDe, ticketDe].flatMap((texts) => flat(texts))

  it.each([
    ['buyers', 'Gäste', /Käufer|Kund(?:e|en|in|innen|schaft)\b|Besucher/],
    ['conversations', 'Unterhaltungen', /Vorg[aä]ng|Thread|Konversation/],
    ['emails', 'E\u2011Mails', /(?<!E\u2011)\bMails?\b/],
    ['ticket types', 'Ticketarten', /Ticket-?(?:typ|kategorie)/i],
    ['the email log', 'E\u2011Mail-Protokoll', /(?<!E\u2011)Mail-Protokoll|Mailprotokoll/],
  ])('has one German word for %s: %s', (_, word, others) => {
    expect(german.filter(([, text]) => others.test(text))).toEqual([])
    expect(german.some(([, text]) => text.includes(word))).toBe(true)
  })

  it('sets German quotation marks, apostrophes and ellipses', () => {
    const wrong = german.filter(([, text]) => literals(parse(text)).some((each) => /["'”]|[^ ]…|\.\.\./.test(each)))
    expect(wrong).toEqual([])
  })

  it.each([
    ['en', 'incl. {rate} VAT', 'VAT'],
    ['de', 'inkl. {rate} MwSt.', 'MwSt'],
    ['fr', 'dont TVA {rate}', 'TVA'],
  ] as const)('states the tax in %s in one wording: %s', (language, wording, tax) => {
    const texts = Object.values(areas).flatMap((area) => flat(area[language]))
    const stating = texts.filter(([, text]) => text.includes('{rate}') && text.includes(tax))
    expect(stating.filter(([, text]) => !text.includes(wording))).toEqual([])
    expect(stating.length).toBeGreaterThan(3)
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
    expect([de.teams.roles.owner, de.teams.roles.admin]).toEqual(['Leitung', 'Verwaltung'])
    expect([fr.teams.roles.owner, fr.teams.roles.admin]).toEqual(['Propriétaire', 'Administrateur'])
  })
})
