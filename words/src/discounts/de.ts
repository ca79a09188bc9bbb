import type { SameShape } from '../same-shape.ts'
import type { discount as english } from './en.ts'

const code = {
  field: 'Code',
  apply: 'Einlösen',
  remove: 'Code entfernen',
  applied: 'Code {code}: {effect}',
  order: 'Code {code}',
  effects: {
    none: 'eingelöst',
    percent: '{share} Rabatt',
    amount: '{amount} Rabatt je Ticket',
    'amount-order': '{amount} Rabatt auf die Bestellung',
    fixed: 'Tickets für {amount}',
    free: 'kostenlose Tickets',
  },
  minTickets: 'ab {count, number} Tickets',
  minAmount: 'wenn die Tickets zusammen mindestens {amount} kosten',
  usesLeft: 'für noch {left, plural, one {ein Ticket} other {# Tickets}}',
  until: 'bis {until}',
  errors: {
    'code-unknown': 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    'code-not-yet': 'Dieser Code ist noch nicht gültig.',
    'code-expired': 'Dieser Code ist nicht mehr gültig.',
    'code-used-up':
      '{left, plural, =0 {Dieser Code ist aufgebraucht.} one {Dieser Code lässt sich nur noch einmal einlösen.} other {Dieser Code lässt sich nur noch #-mal einlösen.}}',
    'code-not-for-these': 'Dieser Code gilt nicht für die gewählten Tickets.',
    'code-min-tickets': 'Dieser Code gilt erst ab {limit, number} Tickets.',
    'code-min-amount': 'Dieser Code gilt erst, wenn die Tickets zusammen mindestens {amount} kosten.',
    'code-used-by-email': 'Der Code wurde mit dieser E‑Mail-Adresse schon eingelöst.',
  },
} as const

export const discount = {
  insteadOf: 'statt {price}',
  quantity: '{name}: ab {from, number} Tickets je {share} Rabatt',
  'some-free': '{name}: von je {of, number} Tickets {free, plural, one {ist eines} other {sind #}} kostenlos',
  until: '{effect} · bis {until}',
  code,
} as const satisfies SameShape<typeof english>
