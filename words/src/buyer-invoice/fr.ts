import type { SameShape } from '../same-shape.ts'
import type { BuyerInvoice } from './en.ts'

/** Textes de la facture d’un acheteur : le formulaire du destinataire et les documents, en français. */
export const invoice = {
  title: 'Facture',
  ask: 'J’ai besoin d’une facture',
  correct: 'Corriger le destinataire',
  lead: 'Vous pouvez corriger le destinataire tant que la facture n’est pas émise.',
  fold: 'Remplissez l’adresse si vous avez besoin d’une facture.',
  recipient: 'Destinataire de la facture',
  optional: '{label} (facultatif)',
  company: 'Entreprise',
  name: 'Nom',
  nameHint: 'Pour une entreprise, la personne à contacter',
  street: 'Numéro et rue',
  extra: 'Complément d’adresse',
  postcode: 'Code postal',
  city: 'Ville',
  region: 'État ou province',
  country: 'Pays',
  vatId: 'N° de TVA',
  vatIdHint: 'Avec le code du pays, par exemple FR12345678901',
  reference: 'Votre référence',
  referenceHint: 'Par exemple votre numéro de bon de commande',
  save: 'Enregistrer le destinataire',
  vatRefused:
    'Selon VIES, le service de l’UE, {vatId} n’est pas un n° de TVA valide. Vérifiez-le : vous pouvez le corriger jusqu’à l’émission de la facture.',
  refused: 'Le destinataire ne peut plus être modifié ici. Veuillez contacter {organiser}.',
  expected: {
    now: 'La facture pour {recipient} est en cours d’émission. Vous la trouverez ici dès qu’elle sera prête.',
    'once-paid': 'La facture pour {recipient} sera émise dès que la commande sera payée. Vous la trouverez alors ici.',
  },
  kinds: { invoice: 'Facture', cancellation: 'Avoir d’annulation', 'credit-note': 'Avoir' },
  document: '{kind} {number} (PDF)',
  facts: '{day}, {amount}',
  notReady: 'Le fichier est en préparation. Rechargez la page dans un instant.',
  errors: {
    company: 'Saisissez le nom de l’entreprise titulaire du numéro de TVA.',
    name: 'Saisissez le nom du destinataire.',
    street: 'Saisissez le numéro et la rue du destinataire.',
    postcode: 'Saisissez un code postal valable dans ce pays.',
    city: 'Saisissez la ville du destinataire.',
    region: 'Saisissez l’État ou la province du destinataire.',
    country: 'Choisissez le pays du destinataire.',
    vatId: 'Saisissez un numéro de TVA valide, par exemple FR12345678901.',
    vatCountry: 'Saisissez un numéro de TVA du pays choisi.',
  },
} as const satisfies SameShape<BuyerInvoice>
