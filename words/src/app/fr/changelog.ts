import type { SameShape } from '../../same-shape.ts'
import type { changelog as english } from '../en/changelog.ts'

export const changelog = {
  title: 'Nouveautés',
  lead: 'Les évolutions de Foyer, de la version la plus récente à la plus ancienne.',
  version: 'Version {version}',
  tags: { new: 'Nouveau', improved: 'Amélioré', fixed: 'Corrigé', security: 'Sécurité' },
} as const satisfies SameShape<typeof english>
