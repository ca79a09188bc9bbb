import type { SameShape } from '../../same-shape.ts'
import type { overview as english } from '../en/overview.ts'

export const overview = {
  ready: {
    title: 'Prêt pour la vente ?',
    progress:
      '{done, plural, one {# étape} other {# étapes}} sur {total, number} {done, plural, one {terminée} other {terminées}}',
    readyTitle: 'Prêt pour la vente',
    readyBody:
      'Tout est en place. Dès l’ouverture des ventes, tout le monde pourra voir la page et acheter des billets.',
    step: {
      'date-open': 'Fixer la date',
      'no-ticket-type': 'Ajouter un type de billet',
      'imprint-missing': 'Renseigner les mentions légales',
      'no-payment-method': 'Ajouter un moyen de paiement',
    },
    ideas: {
      title: 'Pour une page qui donne envie :',
      description: 'Rédiger une description',
      cover: 'Ajouter une image de couverture',
      place: 'Indiquer le lieu',
      mail: 'Configurer l’envoi d’e‑mails',
    },
    done: 'fait',
    missing: 'à faire',
  },
  types: { title: 'Billets par type', more: 'Modifier les billets' },
  present: {
    title: 'À l’entrée',
    more: 'Contrôle des entrées',
    count: '{admitted, plural, one {# entrée} other {# entrées}} sur {expected, number}',
    countWithInside:
      '{admitted, plural, one {# entrée} other {# entrées}} sur {expected, number}, {inside, number} sur place',
  },
  orders: { title: 'Dernières commandes', more: 'Toutes les commandes', none: 'Aucune commande pour l’instant.' },
  questions: {
    title: 'Questions sans réponse',
    more: 'Toutes les questions sans réponse',
    none: 'Aucune question n’attend de réponse.',
  },
  deadlines: {
    title: 'À venir',
    none: 'Rien pour l’instant. Les échéances apparaîtront ici dès que l’événement ou ses ventes auront une date.',
    salesStart: 'Début des ventes : {name}',
    salesEnd: 'Fin des ventes : {name}',
    transfers: 'Virements attendus : {count, plural, one {# commande} other {# commandes}}, {amount}',
    balancesDue: 'Soldes à recevoir : {count, plural, one {# commande} other {# commandes}}, {amount}',
    starts: 'L’événement commence',
    ends: 'L’événement se termine',
  },
} as const satisfies SameShape<typeof english>
