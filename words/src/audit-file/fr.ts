import type { SameShape } from '../same-shape.ts'
import type { auditFile as english } from './en.ts'

/** The columns of an audit log as a CSV file, in French. */
export const auditFile = {
  name: 'historique',
  at: 'Quand',
  by: 'Qui',
  action: 'Quoi',
  subject: 'Objet',
  subjectId: 'Identifiant',
  changes: 'Modifications',
  requestId: 'Requête',
} as const satisfies SameShape<typeof english>
