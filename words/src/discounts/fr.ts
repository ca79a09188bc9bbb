import type { SameShape } from '../same-shape.ts'
import type { discount as english } from './en.ts'

export const discount = {
  insteadOf: 'au lieu de {price}',
  quantity: '{name} : {share} de réduction par billet dès {from, number} billets',
  'some-free':
    '{name} : pour {of, number} billets, {free, plural, one {# est offert} many {# sont offerts} other {# sont offerts}}',
  until: '{effect} · jusqu’au {until}',
} as const satisfies SameShape<typeof english>
