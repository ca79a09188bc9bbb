import type { SameShape } from '../../same-shape.ts'
import type { memberErrors as english } from '../en/member-errors.ts'

/** The reasons why a change of members is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const memberErrors = {
  'member-other-address':
    'Diese Einladung gilt für eine andere E‑Mail-Adresse. Melden Sie sich mit dieser Adresse an, oder bitten Sie um eine neue Einladung.',
  'member-already': 'Eine dieser Personen ist schon im Team.',
  'member-owner-only': 'Das kann nur die Leitung.',
  'member-last-owner': 'Das Team braucht eine Leitung. Geben Sie zuerst einem anderen Mitglied diese Rolle.',
  'member-two-factor-first':
    'Schalten Sie die Zwei-Faktor-Anmeldung zuerst in Ihrem eigenen Profil ein. Sonst würden Sie sich selbst aussperren.',
} as const satisfies SameShape<typeof english>
