import type { SameShape } from '../../same-shape.ts'
import type { privacyPolicy as english } from '../en/privacy-policy.ts'

export const privacyPolicy = {
  title: 'Politique de confidentialité',
  version: 'Version {version} du {date}',
  applies: 'Pour l’installation de Foyer à l’adresse {host}',
  print: 'Imprimer',
  contents: 'Sommaire',
  purpose: 'Finalité',
  kept: 'Conservation',
} as const satisfies SameShape<typeof english>
