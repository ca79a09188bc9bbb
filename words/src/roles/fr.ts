import type { SameShape } from '../same-shape.ts'
import type { roles as english } from './en.ts'

export const roles = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  manager: 'Gestionnaire',
  'box-office': 'Billetterie',
  door: 'Entrée',
  viewer: 'Lecteur',
} as const satisfies SameShape<typeof english>
