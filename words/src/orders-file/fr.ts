import type { SameShape } from '../same-shape.ts'
import type { ordersFile as english } from './en.ts'

/** The columns of orders as a CSV file, in French. */
export const ordersFile = {
  fileName: 'commandes',
  number: 'Commande',
  ordered: 'Commandé le',
  status: 'Statut',
  test: 'Test',
  event: 'Événement',
  name: 'Acheteur',
  email: 'E-mail',
  tickets: 'Billets',
  total: 'Total',
  received: 'Reçu',
  refunded: 'Remboursé',
  currency: 'Devise',
  method: 'Moyen de paiement',
  paid: 'Payé le',
  due: 'À payer au plus tard le',
  company: 'Entreprise',
  vatId: 'N° de TVA',
  documents: 'Factures et avoirs',
  code: 'Code promo',
  yes: 'oui',
  no: 'non',
  methods: {
    free: 'Gratuit',
    transfer: 'Virement',
    card: 'Carte',
    cash: 'Espèces',
    terminal: 'Terminal de paiement',
    'guest-list': 'Liste d’invités',
  },
  statuses: {
    reserved: 'Réservée',
    requested: 'Demandée',
    pending: 'En attente',
    paid: 'Payée',
    expired: 'Expirée',
    cancelled: 'Annulée',
  },
} as const satisfies SameShape<typeof english>
