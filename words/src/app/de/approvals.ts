import type { SameShape } from '../../same-shape.ts'
import type { approvals as english } from '../en/approvals.ts'

export const approvals = {
  approve: {
    title: 'Diese Anfrage annehmen?',
    free: 'Die Bestellung ist dann abgeschlossen, und der Gast bekommt die Tickets.',
    paid: 'Der Gast kann dann innerhalb der Frist Ihrer Zahlungsbedingungen bezahlen.',
    confirm: 'Annehmen',
    done: 'Bestellung {number} ist angenommen.',
  },
  decline: {
    title: 'Diese Anfrage ablehnen?',
    body: 'Die Plätze werden sofort frei.',
    confirm: 'Ablehnen',
    done: 'Bestellung {number} ist abgelehnt.',
  },
  notice: {
    on: 'Der Gast wird per E‑Mail benachrichtigt.',
    off: 'Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.',
  },
  reasonHint: 'Für den Gast sichtbar.',
  preview: 'E‑Mail ansehen',
} as const satisfies SameShape<typeof english>
