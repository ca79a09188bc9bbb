import type { SameShape } from '../../same-shape.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy = {
  title: 'Datenschutzerklärung',
  version: 'Fassung {version} vom {date}',
  applies: 'Für das Foyer unter {host}',
  print: 'Drucken',
  contents: 'Inhalt',
  purpose: 'Wozu',
  kept: 'Wie lange',
} as const satisfies SameShape<typeof english>
