import type { SameShape } from '../same-shape.ts'
import type { legalTexts as en, agreedTexts as english, legal as publicTexts } from './en.ts'

export const legalTexts = {
  kinds: {
    terms: 'Allgemeine Geschäftsbedingungen',
    refunds: 'Erstattungsregeln',
    'house-rules': 'Hausordnung',
    age: 'Altersgrenze',
    accessibility: 'Erklärung zur Barrierefreiheit',
  },
  version: 'Fassung {version, number} vom {day}',
} satisfies SameShape<typeof en>

export const legal = {
  ...legalTexts,
  apply: 'Für Ihre Bestellung gilt außerdem:',
  accept: 'Ich akzeptiere:',
  age: 'Ich bin mindestens {age, number} Jahre alt.',
  lead: 'Von {organiser}',
  former: 'Diese Fassung gilt nicht mehr. Sie bleibt abrufbar, weil sich Bestellungen auf sie beziehen.',
  toEvent: 'Zur Veranstaltung',
  unread: 'Setzen Sie das Häkchen: {kind}.',
  unconfirmed: 'Bestätigen Sie, dass Sie mindestens {age, number} Jahre alt sind.',
  changed: '„{kind}“ hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte lesen Sie die neue Fassung.',
} satisfies SameShape<typeof publicTexts>

export const agreedTexts = {
  title: 'Akzeptierte Texte',
  lead: 'Die Fassungen, die der Gast mit der Bestellung akzeptiert hat.',
  version: 'Fassung',
  newTab: 'öffnet sich in einem neuen Tab',
} satisfies SameShape<typeof english>
