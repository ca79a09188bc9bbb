import type { SameShape } from '../../same-shape.ts'
import type { approvals as english } from '../en/approvals.ts'

export const approvals = {
  approve: {
    title: 'Diese Anfrage annehmen?',
    free: 'Die Bestellung ist dann abgeschlossen, und der Gast bekommt die Tickets.',
    paid: 'Die Bestellung wartet dann auf ihre Zahlung, mit der Frist Ihrer Zahlungsbedingungen.',
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
    on: 'Der Gast wird benachrichtigt.',
    off: 'Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.',
  },
  reasonHint: 'Der Gast bekommt ihn zu lesen.',
} as const satisfies SameShape<typeof english>
