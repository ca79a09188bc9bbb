import type { SameShape } from '../../same-shape.ts'
import type { approvals as english } from '../en/approvals.ts'

export const approvals = {
  approve: {
    title: 'Accepter cette demande ?',
    free: 'La commande est alors confirmée, et l’acheteur reçoit les billets.',
    paid: 'L’acheteur peut alors payer jusqu’à l’échéance prévue par vos conditions de paiement.',
    confirm: 'Accepter',
    done: 'Commande {number} acceptée.',
  },
  decline: {
    title: 'Refuser cette demande ?',
    body: 'Ses places sont aussitôt libérées.',
    confirm: 'Refuser',
    done: 'Commande {number} refusée.',
  },
  notice: {
    on: 'L’acheteur en est informé par e‑mail.',
    off: 'L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.',
  },
  reasonHint: 'Visible par l’acheteur.',
  preview: 'Aperçu de l’e‑mail',
} as const satisfies SameShape<typeof english>
