import type { SameShape } from '../../same-shape.ts'
import type { changelog as english } from '../en/changelog.ts'

export const changelog = {
  title: 'Nouveautés',
  lead: 'Ce qui a changé dans Foyer, la version la plus récente d’abord.',
  version: 'Version {version}',
  tags: { new: 'Nouveau', improved: 'Amélioré', fixed: 'Corrigé', security: 'Sécurité' },
} as const satisfies SameShape<typeof english>
