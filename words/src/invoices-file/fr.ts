import type { SameShape } from '../same-shape.ts'
import type { invoicesFile as english } from './en.ts'

/** The columns of invoices and credit notes as a CSV file, in French. */
export const invoicesFile = {
  fileName: 'factures',
  number: 'Numéro',
  kind: 'Document',
  day: 'Date d’émission',
  refersTo: 'Rectifie',
  buyer: 'Destinataire',
  vatId: 'N° de TVA',
  vatState: 'N° de TVA vérifié',
  country: 'Pays',
  order: 'Commande',
  status: 'Statut de la commande',
  event: 'Événement',
  regime: 'Régime de TVA',
  currency: 'Devise',
  rate: 'Taux de TVA en %',
  net: 'HT',
  tax: 'TVA',
  rounding: 'Arrondi',
  gross: 'TTC',
  kinds: {
    invoice: 'Facture',
    cancellation: 'Avoir d’annulation',
    'credit-note': 'Avoir',
  },
  vatStates: {
    unchecked: 'pas encore vérifié',
    valid: 'valide',
    invalid: 'non valide',
    uncheckable: 'non vérifiable',
  },
  regimes: {
    taxed: 'Taxé',
    'small-business': 'Franchise de TVA',
    'reverse-charge': 'Autoliquidation',
    'outside-eu': 'Hors UE',
  },
} as const satisfies SameShape<typeof english>
