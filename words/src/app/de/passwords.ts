import type { SameShape } from '../../same-shape.ts'
import type { passwords as english } from '../en/passwords.ts'

export const passwords = {
  rule: 'Mindestens {min, number} Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
} as const satisfies SameShape<typeof english>
