import type { SameShape } from '../../same-shape.ts'
import type { changelog as english } from '../en/changelog.ts'

export const changelog = {
  title: 'Neuerungen',
  lead: 'Was sich in Foyer geändert hat, die neueste Version zuerst.',
  version: 'Version {version}',
  tags: { new: 'Neu', improved: 'Verbessert', fixed: 'Behoben', security: 'Sicherheit' },
} as const satisfies SameShape<typeof english>
