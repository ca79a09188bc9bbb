import type { SameShape } from '../../same-shape.ts'
import type { orders as english } from '../en/orders.ts'

export const orders = {
  title: 'Commandes',
  empty: {
    title: 'Aucune commande pour l’instant',
    body: 'Les commandes de tous les événements de cette équipe figureront ici. Cette version de Foyer ne vend pas encore de billets : il n’y en a donc aucune.',
    action: 'Voir vos événements',
  },
  what: {
    title: 'Ce qu’une commande montrera',
    who: 'Qui a commandé, et quand',
    tickets: 'Quels billets, pour quel événement',
    amount: 'Quel montant, et s’il est payé',
    history: 'Ce qui lui est arrivé : envoyée, modifiée, annulée, remboursée',
  },
  now: {
    title: 'Ce que vous pouvez déjà faire',
    event: '<link>Créer vos événements</link>, avec date et lieu',
    imprint: '<link>Renseigner les mentions légales</link> : sans elles, rien n’est mis en vente',
    bank: '<link>Ajouter le compte bancaire</link> qui reçoit les virements',
  },
} as const satisfies SameShape<typeof english>
