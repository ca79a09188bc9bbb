import type { SameShape } from '../same-shape.ts'
import type { roles as english } from './en.ts'

export const roles = {
  owner: 'Leitung',
  admin: 'Verwaltung',
  manager: 'Planung',
  'box-office': 'Kasse',
  door: 'Einlass',
  viewer: 'Lesezugriff',
} as const satisfies SameShape<typeof english>
