import type { SameShape } from '../../same-shape.ts'
import type { privacyPolicy as english } from '../en/privacy-policy.ts'

export const privacyPolicy = {
  title: 'Datenschutzerklärung',
  version: 'Fassung {version} vom {date}',
  applies: 'Gilt für die Installation unter {host}',
  print: 'Drucken',
  contents: 'Inhalt',
  purpose: 'Zweck',
  kept: 'Speicherdauer',
} as const satisfies SameShape<typeof english>
