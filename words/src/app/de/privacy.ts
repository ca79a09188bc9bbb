import type { SameShape } from '../../same-shape.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy = {
  title: 'Datenschutzerklärung',
  version: 'Fassung {version} vom {date}',
  applies: 'Gilt für die Installation unter {host}',
  print: 'Drucken',
  contents: 'Inhalt',
  purpose: 'Zweck',
  kept: 'Speicherdauer',
} as const satisfies SameShape<typeof english>
