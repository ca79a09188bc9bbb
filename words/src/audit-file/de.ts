import type { SameShape } from '../same-shape.ts'
import type { auditFile as english } from './en.ts'

/** The columns of an audit log as a CSV file, in German. */
export const auditFile = {
  name: 'verlauf',
  at: 'Wann',
  by: 'Wer',
  action: 'Was',
  subject: 'Objekt',
  subjectId: 'Kennung',
  changes: 'Änderungen',
  requestId: 'Anfrage',
} as const satisfies SameShape<typeof english>
