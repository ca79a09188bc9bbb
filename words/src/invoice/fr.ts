import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/fr.ts'
import type { InvoiceMessages } from './en.ts'

/** Texts of invoices, cancellations and credit notes, in French. */
export const messages = {
  kinds: { invoice: 'Facture', cancellation: 'Avoir d’annulation', 'credit-note': 'Avoir' },
  title: '{kind} {number}',
  number: 'Numéro',
  issuedOn: 'Date d’émission',
  order: 'Commande',
  orderedOn: 'Commandé le',
  supplied: 'Date de la prestation',
  supplyOpen: 'Date de l’événement, à confirmer',
  reference: 'Votre référence',
  refersTo: 'Rectifie {number} du {date}',
  sellerVatId: 'N° de TVA : {id}',
  sellerTaxNumber: 'Numéro fiscal : {number}',
  buyerVatId: 'Votre n° de TVA : {id}',
  sellerSiren: 'SIREN : {number}',
  sellerRegistration: 'N° d’immatriculation : {number}',
  what: 'Désignation',
  quantity: 'Quantité',
  rate: 'TVA',
  net: 'HT',
  gross: 'TTC',
  ticket: '{name}',
  fee: 'Frais d’annulation : {name}',
  reduction: 'Réduction : {name}',
  event: 'Entrée : {event}',
  netTotal: 'Total HT',
  tax: 'TVA {rate} sur {net}',
  rounding: 'Arrondi',
  total: 'Total TTC',
  credited: 'Montant de l’avoir',
  paid: 'Entièrement payé. Il n’y a plus rien à payer.',
  transfer: 'Merci de virer {amount} au plus tard le {date}, avec la référence {reference}.',
  transferSoon: 'Merci de virer {amount} avec la référence {reference}.',
  account: '{holder} · IBAN {iban}',
  open: 'Pas encore payé.',
  creditedNote: 'Le montant payé est remboursé par le moyen de paiement de la commande.',
  mentions: {
    'late-payment': 'Pénalités de retard : trois fois le taux d’intérêt légal, exigibles sans rappel.',
    'recovery-costs': 'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.',
    'early-payment': 'Pas d’escompte pour paiement anticipé.',
  },
  legal: {
    'small-business': smallBusiness,
    'reverse-charge': 'Autoliquidation : la TVA est due par le preneur (art. 196 de la directive 2006/112/CE).',
    'outside-eu':
      'Hors champ de la TVA de l’Union : prestation située au lieu d’établissement du preneur (art. 44 de la directive 2006/112/CE).',
    exempt: 'Exonéré de TVA.',
  },
} as const satisfies SameShape<InvoiceMessages>
