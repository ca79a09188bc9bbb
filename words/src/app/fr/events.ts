import type { SameShape } from '../../same-shape.ts'
import type { events as english } from '../en/events.ts'

export const events = {
  title: 'Événements',
  eventTitle: 'Événement',
  table: {
    soldOf: '{sold, number} / {capacity, number}',
    actionsFor: 'Actions pour {name}',
  },
  states: {
    title: 'Changer le statut',
    label: 'Statut – {name} : {status}',
    pending: 'Changement du statut de « {name} »…',
    putOnSale: {
      action: 'Mettre en vente',
      effect: 'La page devient publique et la vente commence. Les commandes de test sont supprimées.',
    },
    reopen: { action: 'Rouvrir la vente', effect: 'Les billets sont de nouveau en vente.' },
    close: { action: 'Fermer la vente', effect: 'La vente s’arrête. Les billets déjà vendus restent valables.' },
    toDraft: {
      action: 'Repasser en brouillon',
      effect: 'Seule votre équipe voit la page. Possible tant qu’il n’y a aucune vraie commande.',
    },
    hasOrders:
      '« {name} » a de vraies commandes et ne peut plus repasser en brouillon. Pour arrêter de vendre, fermez la vente.',
    done: {
      onsale: '« {name} » est en vente.',
      closed: 'La vente de « {name} » est fermée.',
      draft: '« {name} » est repassé en brouillon.',
    },
    noMail: {
      title: 'Vendre sans e‑mails ?',
      body: 'Aucun serveur de messagerie n’est configuré : les acheteurs de « {name} » ne recevront pas d’e‑mails. Leurs billets seront uniquement sur leur page de commande, qui les invite à l’enregistrer.',
      confirm: 'Mettre en vente quand même',
    },
    notReady: {
      title: 'Pas encore prêt pour la vente',
      body: 'Avant de mettre « {name} » en vente, complétez les points suivants :',
    },
  },
  view: {
    newTab: 's’ouvre dans un nouvel onglet',
    online: 'En ligne',
    notFound: 'Il a été supprimé, ou appartient à une autre équipe.',
    toList: 'Voir vos événements',
  },
} as const satisfies SameShape<typeof english>
