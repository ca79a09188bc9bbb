import type { SameShape } from '../same-shape.ts'
import type { promoCodesFile as english } from './en.ts'

/** The promo codes of an event as a CSV file, in French. Files with these columns can be imported. */
export const promoCodesFile = {
  fileName: 'codes-promo',
  code: 'Code',
  tag: 'Étiquette',
  state: 'Statut',
  percent: 'Pourcentage de réduction',
  amount: 'Montant de la réduction',
  price: 'Prix fixe',
  currency: 'Devise',
  use: 'Compte pour une utilisation',
  uses: 'Nombre d’utilisations',
  sold: 'Utilisé',
  held: 'Réservé',
  perEmail: 'Utilisations par adresse e-mail',
  types: 'Types de billets',
  unlocks: 'Débloque les billets masqués',
  holds: 'Garde des places',
  withDiscounts: 'En plus des remises',
  minTickets: 'Nombre minimal de billets',
  minTotal: 'Montant minimal',
  validFrom: 'Valable à partir du',
  validUntil: 'Valable jusqu’au',
  note: 'Note',
  created: 'Ajouté le',
  link: 'Lien',
  states: { valid: 'Actif', scheduled: 'Programmé', ended: 'Terminé', 'used-up': 'Épuisé' },
  useOf: { order: 'Commande', ticket: 'Billet' },
  yes: 'oui',
  no: 'non',
} as const satisfies SameShape<typeof english>
