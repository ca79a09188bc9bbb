import type { SameShape } from '../same-shape.ts'
import type { discount as english } from './en.ts'

const code = {
  field: 'Code promo',
  apply: 'Appliquer',
  remove: 'Retirer le code',
  applied: 'Code {code} : {effect}',
  order: 'Code {code}',
  effects: {
    none: 'appliqué',
    percent: '{share} de réduction',
    amount: '{amount} de réduction par billet',
    'amount-order': '{amount} de réduction sur la commande',
    fixed: 'billets à {amount}',
    free: 'billets gratuits',
  },
  minTickets: 'à partir de {count, number} billets',
  minAmount: 'si les billets coûtent au moins {amount} au total',
  usesLeft: 'encore {left, plural, one {# billet} many {# billets} other {# billets}}',
  until: 'jusqu’au {until}',
  errors: {
    'code-unknown': 'Nous ne connaissons pas ce code. Vérifiez l’orthographe.',
    'code-not-yet': 'Ce code n’est pas encore valable.',
    'code-expired': 'Ce code n’est plus valable.',
    'code-used-up':
      '{left, plural, =0 {Ce code est épuisé.} one {Ce code ne peut plus être utilisé qu’une fois.} many {Ce code ne peut plus être utilisé que # fois.} other {Ce code ne peut plus être utilisé que # fois.}}',
    'code-not-for-these': 'Ce code ne concerne pas les billets choisis.',
    'code-min-tickets': 'Ce code est valable à partir de {limit, number} billets.',
    'code-min-amount': 'Ce code est valable si les billets coûtent au moins {amount} au total.',
    'code-used-by-email': 'Ce code a déjà été utilisé avec cette adresse e‑mail.',
  },
} as const

export const discount = {
  insteadOf: 'au lieu de {price}',
  quantity: '{name} : {share} de réduction par billet dès {from, number} billets',
  'some-free':
    '{name} : pour {of, number} billets, {free, plural, one {# est offert} many {# sont offerts} other {# sont offerts}}',
  until: '{effect} · jusqu’au {until}',
  code,
} as const satisfies SameShape<typeof english>
