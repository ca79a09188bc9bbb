import type { SameShape } from '../../same-shape.ts'
import type { duplicateEvent as english } from '../en/duplicate-event.ts'

/** The copy of an event, wherever it can be made. */
export const duplicateEvent = {
  action: 'Duplizieren',
  done: '„{name}“ wurde dupliziert. Sie sehen jetzt die Kopie.',
} as const satisfies SameShape<typeof english>
