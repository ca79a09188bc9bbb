import type { SameShape } from '../../same-shape.ts'
import type { boxOffice as english } from '../en/box-office.ts'

export const boxOffice = {
  title: 'Ajouter une commande',
  lead: 'Pour les ventes à la billetterie, par téléphone et pour les invités. Vous pouvez aussi vendre des types de billets masqués, et hors des périodes de vente, tant qu’il reste des places.',
  tickets: 'Billets',
  none: 'Cet événement n’a pas encore de type de billet.',
  left: '{count, plural, =0 {complet} one {# place restante} other {# places restantes}}',
  hidden: 'masqué',
  chooseTickets: 'Choisissez au moins un billet.',
  price: 'Prix d’un billet « {name} »',
  priceLeast: 'Le prix doit être d’au moins {price}.',
  priceMost: 'Le prix ne peut pas dépasser {price}.',
  addOns: 'Options',
  sameAddOns: 'Les mêmes options pour tous ces billets',
  ticketNumber: 'Billet {number, number}',
  noAddOn: 'Aucune',
  upTo: '{name} ({max, number} au plus)',
  code: 'Code promo',
  codeErrors: {
    'code-unknown': 'Cet événement n’a pas ce code. Vérifiez l’orthographe.',
    'code-expired': 'Ce code n’est pas valable actuellement.',
    'code-used-up':
      '{limit, plural, =0 {Ce code est épuisé.} one {Ce code ne peut plus être utilisé qu’une fois.} many {Ce code ne peut plus être utilisé que # fois.} other {Ce code ne peut plus être utilisé que # fois.}}',
    'code-not-for-these': 'Ce code ne concerne pas les billets choisis.',
    'code-min-tickets': 'Ce code est valable à partir de {limit, number} billets.',
    'code-min-amount': 'Ce code est valable si les billets coûtent au moins {amount} au total.',
    'code-used-by-email': 'Ce code a déjà été utilisé avec cette adresse e‑mail.',
  },
  buyer: 'Acheteur',
  name: 'Nom',
  email: 'E‑mail',
  emailHint: {
    on: 'Pour les billets et tous les autres e‑mails. Sans adresse, aucun n’est envoyé.',
    off: 'Aucun serveur de messagerie n’est configuré : les e‑mails restent dans le journal et ne sont pas envoyés.',
  },
  emailNeeded: 'Indiquez l’adresse e‑mail à laquelle envoyer les coordonnées bancaires.',
  language: 'Langue de la commande et de ses e‑mails',
  method: 'Paiement',
  methodHints: {
    cash: 'Payé maintenant, en espèces.',
    terminal: 'Payé maintenant, sur votre propre terminal.',
    'guest-list': 'Gratuit, pour l’équipe et les proches.',
    complimentary: 'Gratuit, offert à la presse ou comme lot.',
    transfer: 'Pas encore payé. Les places restent réservées jusqu’à l’échéance.',
  },
  transferNotOffered:
    'Le virement n’est pas possible : votre équipe n’a pas de compte bancaire, ou il reste trop peu de temps avant l’événement.',
  total: 'Total : {amount}',
  submit: 'Ajouter la commande',
  added: 'Commande {number} ajoutée.',
  addedPaid: {
    none: 'Aucune adresse e‑mail : l’acheteur ne reçoit pas d’e‑mail.',
    off: 'L’e‑mail est dans le journal : aucun serveur de messagerie n’est configuré.',
    on: 'L’acheteur reçoit les billets par e‑mail.',
  },
  addedDue: {
    off: 'L’e‑mail est dans le journal : aucun serveur de messagerie n’est configuré.',
    on: 'L’acheteur reçoit les coordonnées bancaires par e‑mail.',
  },
  open: 'Ouvrir la commande',
  demo: 'La démo ne permet pas d’ajouter de commandes.',
} as const satisfies SameShape<typeof english>
