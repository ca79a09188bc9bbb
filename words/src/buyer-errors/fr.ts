import type { SameShape } from '../same-shape.ts'
import type { BuyerErrors } from './en.ts'

/** The errors of the forms for buyers, in French. */
export const errors = {
  title: '{count, plural, one {Un point à corriger} other {# points à corriger}}',
  page: 'Erreur : {title}',
  none: 'Choisissez au moins un billet.',
  atLeast: '{type} : choisissez-en au moins {limit, number}, ou aucun.',
  atMost: '{type} : choisissez-en {limit, number} au maximum.',
  left: '{limit, plural, =0 {{type} : plus aucun billet disponible pour le moment.} one {{type} : il n’en reste que #.} other {{type} : il n’en reste que #.}}',
  price: '{type} : saisissez un prix, par exemple {example}.',
  priceAtLeast: '{type} : le prix est de {price} au minimum.',
  priceAtMost: '{type} : le prix est de {price} au maximum.',
  notOnSale: '{type} : pas en vente pour le moment.',
  notPayable: '{type} : aucun moyen de paiement n’est proposé pour le moment.',
  eventOver: 'L’événement est terminé. Les billets ne sont plus en vente.',
  notOffered: 'L’un des billets choisis n’est plus proposé. Refaites votre sélection.',
  soldOut: 'Il ne reste pas assez de billets. D’autres seront peut-être remis en vente.',
  ordered: 'Vous avez déjà commandé ces billets. Pour les commander une nouvelle fois, continuez.',
  tooMuch: 'Le montant dépasse le maximum par commande. Commandez moins de billets à la fois.',
  tooMany: 'Choisissez {limit, number} billets au maximum en tout.',
  network:
    'Trop de billets sont réservés ou impayés depuis votre réseau. Réessayez plus tard, ou depuis un autre réseau, par exemple avec vos données mobiles.',
  name: 'Saisissez votre nom.',
  tooLong: 'Saisissez {limit, number} caractères au maximum.',
  nameLink: 'Saisissez un nom sans adresse de site web.',
  attendeeLink: 'Billet {number, number} : saisissez un nom sans adresse de site web.',
  characters: 'Écrivez sur une seule ligne, sans caractères invisibles.',
  email: 'Saisissez une adresse e‑mail, par exemple nom@example.com.',
  holder: 'Saisissez le nom du titulaire du compte.',
  iban: 'Saisissez un IBAN valide. Vérifiez qu’il ne contient pas d’erreur.',
  method: 'Choisissez un moyen de paiement.',
  notOfferedMethod: 'Ce moyen de paiement n’est plus proposé. Choisissez-en un autre.',
  attendee:
    'Billet {number, number} : saisissez un nom de 200 caractères au maximum, sur une seule ligne, ou laissez le champ vide.',
  attendeeEmail:
    'Billet {number, number} : saisissez une adresse e‑mail, par exemple nom@example.com, ou laissez le champ vide.',
} as const satisfies SameShape<BuyerErrors>
