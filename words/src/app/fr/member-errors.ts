import type { SameShape } from '../../same-shape.ts'
import type { memberErrors as english } from '../en/member-errors.ts'

/** The reasons why a change of members is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const memberErrors = {
  'member-other-address':
    'Cette invitation est destinée à une autre adresse e‑mail. Connectez-vous avec cette adresse ou demandez une nouvelle invitation.',
  'member-already': 'L’une de ces personnes fait déjà partie de l’équipe.',
  'member-owner-only': 'Seul un propriétaire peut le faire.',
  'member-last-owner': 'L’équipe a besoin d’un propriétaire. Donnez d’abord ce rôle à un autre membre.',
  'member-two-factor-first':
    'Activez d’abord la double authentification dans votre profil, sans quoi vous perdriez vous-même l’accès.',
} as const satisfies SameShape<typeof english>
