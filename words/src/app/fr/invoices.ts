import type { SameShape } from '../../same-shape.ts'
import type {
  invoiceErrors as englishErrors,
  invoices as englishInvoices,
  orderInvoice as englishOrderInvoice,
} from '../en/invoices.ts'

/** La liste des factures et les fichiers pour la comptabilité. */
export const invoices = {
  title: 'Factures',
  lead: 'Les factures et avoirs de tous vos événements.',
  back: 'Commandes',
  settings: 'Paramètres de facturation',
  notAllowed: {
    title: 'Vous n’avez pas accès aux factures',
    body: 'Il faut un rôle qui permet de consulter les commandes. Adressez-vous à un propriétaire ou à un administrateur de l’équipe.',
  },
  table: {
    caption: 'Factures',
    number: 'Numéro',
    issuedOn: 'Date',
    recipient: 'Destinataire',
    order: 'Commande',
    tax: 'TVA',
    gross: 'Montant',
    files: 'Fichiers',
  },
  filter: {
    label: 'Filtrer les factures',
    q: 'Numéro, destinataire ou commande',
    kind: 'Document',
    allKinds: 'Tous les documents',
    event: 'Événement',
    from: 'Du',
    to: 'Au',
    wrongWay: 'La fin précède le début.',
    clear: 'Effacer les filtres',
  },
  none: {
    title: 'Pas encore de facture',
    body: 'Une facture s’affiche ici dès qu’un acheteur l’a demandée et que la commande est payée.',
    off: 'Votre équipe n’émet pas encore de factures. Activez‑les dans les paramètres.',
  },
  noMatch: { title: 'Aucune facture trouvée', body: 'Essayez une autre recherche ou moins de filtres.' },
  count: '{count, plural, one {{shown} document} other {{shown} documents}}',
  pages: 'Pages',
  newest: 'Les plus récentes',
  older: 'Plus anciennes',
  file: 'Exporter en CSV',
  demo: 'Indisponible dans la démo.',
  month: {
    title: 'Pour votre comptable',
    lead: 'Tous les documents d’un mois.',
    month: 'Mois',
    archive: 'Télécharger l’archive',
    archiveHint: 'Chaque document en PDF et en XML, avec un fichier CSV de l’ensemble.',
    datev: 'Télécharger pour DATEV',
    datevHint: 'Un lot d’écritures (EXTF) avec les comptes indiqués dans vos paramètres.',
    missing: 'Aucun compte de produits pour {rates}. Ajoutez‑le dans les paramètres de facturation.',
    off: 'Saisissez d’abord vos numéros DATEV dans les <link>paramètres de facturation</link>.',
  },
} as const satisfies SameShape<typeof englishInvoices>

/** Les documents d’une commande et le destinataire de sa facture. */
export const orderInvoice = {
  title: 'Facture',
  lead: 'Le destinataire et les documents.',
  none: 'L’acheteur n’a pas demandé de facture.',
  kinds: { invoice: 'Facture', cancellation: 'Avoir d’annulation', 'credit-note': 'Avoir' },
  document: '{kind} {number}',
  pdf: 'PDF',
  xml: 'XML',
  fileOf: '{type} de {number}',
  notReady: 'En préparation',
  expected: {
    now: 'La facture est en cours d’émission et apparaîtra ici.',
    'once-paid': 'La facture sera émise une fois la commande payée.',
  },
  enter: 'Saisir le destinataire',
  correct: 'Corriger le destinataire',
  vatId: 'N° de TVA : {id}',
  vat: { unchecked: 'Pas encore vérifié', valid: 'Valide', invalid: 'Non valide', uncheckable: 'Non vérifiable' },
  checkedOn: 'Vérifié auprès de VIES le {date}',
  reference: 'Référence : {reference}',
  dialog: {
    title: 'Destinataire de la facture',
    first: {
      on: 'La facture sera établie à ce nom et envoyée par e‑mail à l’acheteur.',
      off: 'La facture sera établie à ce nom. L’acheteur la trouvera sur la page de la commande.',
    },
    again: {
      on: 'La facture sera annulée et rétablie à ce nom. L’acheteur recevra les deux documents par e‑mail.',
      off: 'La facture sera annulée et rétablie à ce nom. L’acheteur trouvera les deux documents sur la page de la commande.',
    },
    save: 'Enregistrer le destinataire',
    saved: 'Destinataire enregistré.',
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
    reference: 'Référence de l’acheteur',
    referenceHint: 'Par exemple son numéro de bon de commande',
  },
} as const satisfies SameShape<typeof englishOrderInvoice>

/** Les refus d’adresses et de paramètres de facturation. */
export const invoiceErrors = {
  'invoice-postcode': 'Ce code postal n’est pas valable dans ce pays.',
  'invoice-vat-id': 'Ce n’est pas un numéro de TVA valide.',
  'invoice-vat-country': 'Ce numéro de TVA appartient à un autre pays.',
  'invoice-prefix':
    'Ce préfixe pourrait donner les mêmes numéros qu’un autre préfixe de votre équipe. Choisissez‑en un autre.',
  'invoice-siren': 'Un SIREN comporte neuf chiffres.',
  'invoice-account': 'Ce compte doit avoir un chiffre de plus que les comptes de produits, tous de même longueur.',
  'invoice-datev': 'Saisissez d’abord vos numéros DATEV dans les paramètres de facturation.',
  'invoice-datev-account': 'Un taux de TVA n’a pas de compte de produits.',
} as const satisfies SameShape<typeof englishErrors>
