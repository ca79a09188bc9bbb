import type { SameShape } from '../../same-shape.ts'
import type { passwords as english } from '../en/passwords.ts'

export const passwords = {
  rule: 'Au moins {min, number} caractères. Une suite de mots est facile à retenir et difficile à deviner.',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
} as const satisfies SameShape<typeof english>
