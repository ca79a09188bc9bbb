import type { SameShape } from '../../same-shape.ts'
import type { eventErrors as english } from '../en/event-errors.ts'

export const eventErrors = {
  slug: 'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
  'slug-taken': 'Diese Adresse gehört oder gehörte schon einer anderen Veranstaltung. Wählen Sie eine andere.',
  'scans-in-it': 'Mit dieser Liste wurden schon Tickets gescannt. Deshalb lässt sie sich nicht löschen.',
  'not-of-event': 'Diese Ticketart gehört nicht zu dieser Veranstaltung.',
  'min-above-max': 'Das Minimum liegt über dem Maximum pro Bestellung.',
  'below-seats-taken': 'Geben Sie mindestens {limit, number} ein: So viele sind schon reserviert oder verkauft.',
} as const satisfies SameShape<typeof english>
