import type { SameShape } from '../../same-shape.ts'
import type { duplicateEvent as english } from '../en/duplicate-event.ts'

/** The copy of an event, wherever it can be made. */
export const duplicateEvent = {
  action: 'Dupliquer',
  done: '« {name} » a été dupliqué. Vous êtes sur la copie.',
} as const satisfies SameShape<typeof english>
