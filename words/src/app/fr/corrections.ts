import type { SameShape } from '../../same-shape.ts'
import type { corrections as english } from '../en/corrections.ts'

export const corrections = {
  'cancel-tickets': {
    title: 'Annuler des billets de la commande {number}',
    confirm: '{count, plural, one {Annuler le billet} other {Annuler # billets}}',
    done: 'Billets de la commande {number} annulés.',
  },
  'cancel-items': {
    confirm: 'Annuler la sélection',
    done: 'La sélection de la commande {number} est annulée.',
  },
  refund: {
    title: 'Annuler et rembourser la commande {number}',
    body: 'Tous ses billets perdent leur validité. Sur la somme payée, {amount} peuvent être remboursés.',
    confirm: 'Annuler et rembourser',
    done: 'Commande {number} annulée, remboursement créé.',
  },
  'refund-part': {
    title: 'Rembourser un montant de la commande {number}',
    confirm: 'Rembourser',
    done: 'Remboursement de la commande {number} créé.',
  },
  'change-type': {
    title: 'Échanger un billet de la commande {number}',
    confirm: 'Échanger',
    done: 'Billet de la commande {number} échangé.',
    ticket: 'Billet',
    type: 'Nouveau type',
    dearer: 'L’acheteur doit encore payer {amount}.',
    cheaper: 'La commande coûtera {amount} de moins. Vous pourrez ensuite rembourser le trop-perçu.',
    same: 'Le prix ne change pas.',
    listPrice: 'Le nouveau type est facturé au plein tarif, sans réduction ni code promo.',
    left: '{count, plural, =0 {épuisé} one {encore #} other {encore #}}',
    oldCode: {
      on: 'L’acheteur reçoit un nouveau billet par e‑mail ; l’ancien n’est plus valable à l’entrée.',
      off: 'Le billet reçoit un nouveau code ; l’ancien n’est plus valable à l’entrée. L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.',
    },
  },
  edit: {
    title: 'Modifier les coordonnées de la commande {number}',
    name: 'Nom de l’acheteur',
    email: 'E‑mail de l’acheteur',
    newCodes: 'Remplacer tous les billets de l’acheteur',
    newCodesHint:
      'Les codes et le lien déjà envoyés ne fonctionnent plus. À cocher si une mauvaise adresse les a reçus.',
    ticketName: 'Nom sur le billet {number}',
    ticketEmail: 'E‑mail pour le billet {number}',
    attendeesHint: {
      on: 'Un participant qui a une adresse e‑mail reçoit son propre billet et son code par e‑mail.',
      off: 'Un billet avec sa propre adresse e‑mail reçoit son propre code. Aucun serveur de messagerie n’est configuré : il n’est pas envoyé.',
    },
    save: 'Enregistrer',
    done: 'Coordonnées de la commande {number} enregistrées.',
  },
  continue: 'Continuer',
  back: 'Retour',
  tickets: 'Sélection',
  all: 'Tous les billets',
  noTicket: 'Choisissez au moins un billet.',
  wholeOrder: 'La commande entière est annulée.',
  fee: 'Frais d’annulation',
  feeHint: 'Vous gardez ce montant ; le reste de ce qui a été payé pour la sélection est remboursé.',
  feeTooBig: 'Les frais ne peuvent pas dépasser ce qui a été payé pour la sélection.',
  amount: 'Montant',
  amountHint: 'Jusqu’à {max}. Les billets restent valables.',
  amountTooBig: 'Ce montant dépasse ce qui peut être remboursé.',
  note: 'Message à l’acheteur',
  noteHint: 'Ajouté à l’e‑mail.',
  refundBy: {
    free: 'Remboursement',
    transfer: 'Remboursement par virement, effectué par vous',
    card: 'Remboursement sur la carte',
    cash: 'Remboursement en espèces',
    terminal: 'Remboursement au terminal de paiement',
    'guest-list': 'Remboursement',
    complimentary: 'Remboursement',
  },
  wayBack: {
    card: 'Stripe rembourse les paiements par carte.',
    transfer: 'Pour un virement, l’acheteur indique son compte, et vous virez l’argent vous-même.',
    person:
      'Rendez vous-même ce qui a été payé en espèces ou au terminal : la somme est aussitôt enregistrée comme remboursée.',
  },
  addOnOrders:
    'Les options achetées plus tard pour ces billets sont aussi annulées et remboursées : {count, plural, one {commande {numbers}} many {commandes {numbers}} other {commandes {numbers}}}.{fee, select, kept { Leurs frais de réservation ne sont pas remboursés.} other {}}',
  refunded: 'Remboursé : {amount}',
  refundDue: 'Remboursement à effectuer : {amount}',
  noRefund: 'Aucun',
  due: 'Nouveau total de la commande',
  tax: 'dont TVA {rate}',
  mail: 'E‑mail à l’acheteur',
  mailKept: 'E‑mail à l’acheteur (conservé dans le journal : aucun serveur de messagerie n’est configuré)',
  noMail: 'La commande n’a pas d’adresse e‑mail : aucun e‑mail n’est envoyé.',
  refused: 'Le prestataire de paiement a refusé le remboursement : rien n’a été modifié. Son motif : {detail}',
  changed: 'Cette commande a changé depuis que vous l’avez ouverte. Fermez cette fenêtre pour voir son état actuel.',
  correcting:
    'En attente de la confirmation d’un remboursement par le prestataire de paiement. Vous pourrez ensuite modifier la commande.',
  waiting:
    'Le prestataire de paiement n’a pas encore confirmé le remboursement de la commande {number}. La commande sera modifiée dès qu’il l’aura fait.',
  notReactivated:
    'Cette commande ne peut pas être rétablie : elle a été modifiée entre-temps, l’événement est terminé, ou l’acheteur n’aurait aucun moyen de payer. Pour cela, votre équipe doit avoir un compte bancaire ou accepter les cartes.',
  cancelledWithMoney:
    '{amount} déjà reçus pour cette commande ne sont pas remboursés automatiquement. La commande présente ensuite un trop-perçu ; vous pourrez y rendre cet argent avec « {button} ».',
} as const satisfies SameShape<typeof english>
