import type { SameShape } from '../../same-shape.ts'
import type { reports as english } from '../en/reports.ts'

/** The pages of reports. */
export const reports = {
  page: {
    title: 'Rapports',
    period: 'Période',
    span: { days30: '30 derniers jours', days90: '90 derniers jours', days365: '12 derniers mois', dates: 'Dates' },
    from: 'Du',
    to: 'Au',
    wrongWay: 'La date de fin ne peut pas précéder la date de début.',
    tooLong: 'Un rapport peut couvrir 100 ans au maximum.',
    show: 'Indicateur',
    figures: { sales: 'Ventes', tickets: 'Billets', orders: 'Commandes' },
    by: 'Afficher par',
    unit: { day: 'Jour', week: 'Semaine', month: 'Mois' },
    group: 'Répartir par',
    groups: {
      none: 'Sans répartition',
      event: 'Événement',
      type: 'Type de billet',
      method: 'Moyen de paiement',
      rate: 'Taux de TVA',
    },
    weekFrom: 'Semaine du {day}',
    salesIn: 'Ventes en {currency}',
    chart: {
      sales: 'Ventes en {currency}',
      tickets: 'Billets vendus ({currency})',
      orders: 'Commandes ({currency})',
    },
    gross: 'Ventes TTC',
    refunded: 'Remboursé',
    net: 'Ventes HT après remboursements',
    tax: 'TVA après remboursements',
    tickets: 'Billets',
    orders: 'Commandes',
    paidFees: 'Frais de réservation à votre charge',
    none: {
      title: 'Aucune vente sur cette période',
      body: 'Choisissez une période plus longue. Une vente compte dès que la commande est payée ; les commandes de test ne comptent pas.',
    },
    longer: {
      week: 'La période est trop longue pour un affichage par jour : elle est affichée par semaine.',
      month: 'La période est trop longue pour un affichage par semaine : elle est affichée par mois.',
    },
    views: {
      title: 'Vues des pages publiques',
      views: 'Vues',
      share: 'Suivies d’une commande',
      count: '{views, plural, one {{views, number} vue} other {{views, number} vues}}',
      conversion:
        '{views, plural, one {{views, number} vue} other {{views, number} vues}}, dont {share} ont mené à une commande.',
    },
    zone: 'Les jours suivent le fuseau horaire {zone}.',
    zoneOfEvents: 'Les jours de chaque événement suivent son propre fuseau horaire.',
    download: 'Télécharger le rapport en CSV',
    downloadDemo: 'La démo ne crée pas de fichiers. Dans votre propre Foyer, ce bouton télécharge le rapport.',
    accounting: 'Télécharger pour la comptabilité',
    notAllowed: {
      title: 'Votre rôle ne donne pas accès aux rapports',
      body: 'Un propriétaire ou un administrateur de l’équipe peut vous donner un autre rôle.',
    },
  },
  method: {
    free: 'Gratuit',
    transfer: 'Virement',
    card: 'Carte',
    cash: 'Espèces',
    terminal: 'Terminal de paiement',
    'guest-list': 'Liste d’invités',
    complimentary: 'Invitation',
  },
  compare: {
    file: 'Comparaison d’événements',
    daysAfter: 'Jours après l’événement',
    sales: 'Ventes brutes cumulées, selon les jours avant chaque événement',
    tickets: 'Billets vendus cumulés, selon les jours avant chaque événement',
    title: 'Comparer avec un autre événement',
    with: 'Événement à comparer',
    choose: 'Choisir un événement',
    none: 'Aucun des deux événements n’a à la fois une date et des ventes.',
    after: '{days, plural, one {{days, number} jour} other {{days, number} jours}} après l’événement',
    before:
      '{days, plural, =0 {Le jour de l’événement} one {{days, number} jour avant l’événement} other {{days, number} jours avant l’événement}}',
  },
} as const satisfies SameShape<typeof english>
