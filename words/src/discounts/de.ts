import type { SameShape } from '../same-shape.ts'
import type { discount as english } from './en.ts'

export const discount = {
  insteadOf: 'statt {price}',
  quantity: '{name}: ab {from, number} Tickets je {share} Rabatt',
  'some-free': '{name}: von je {of, number} Tickets {free, plural, one {ist eines} other {sind #}} kostenlos',
  until: '{effect} · bis {until}',
} as const satisfies SameShape<typeof english>
