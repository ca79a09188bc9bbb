import type { SameShape } from '../../same-shape.ts'
import type { addOns as english, addOnOrders as englishOrders } from '../en/add-ons.ts'

export const addOns = {
  title: 'Options',
  lead: 'Un atelier, un dîner, un t-shirt en plusieurs tailles : ce que l’on peut ajouter à un billet.',
  add: 'Ajouter un groupe d’options',
  save: 'Enregistrer les options',
  nameHint: 'Affiché au-dessus du choix.',
  minPerTicket: 'Minimum par billet',
  minHint: '0 : le choix est facultatif.',
  maxPerTicket: 'Maximum par billet',
  types: 'Pour ces billets',
  allTypes: 'Tous les types de billets',
  noTypes: 'Aucun type de billet : les acheteurs ne voient pas ces options.',
  choice: 'Au choix',
  namesHint: 'Les billets et les e‑mails affichent le nom sans son groupe : « t‑shirt M » plutôt que « M ».',
  addOnName: 'Option {number, number}',
  taxRate: 'Taux de TVA',
  addOne: 'Ajouter une option',
  removeOne: 'Retirer {name}',
  hasOrders:
    'Cette option a déjà été commandée et ne peut pas être retirée. Réduisez sa quantité pour ne plus la vendre.',
  optional: 'Facultatif · {max, number} au maximum par billet',
  required: '{min, number} par billet',
  range: 'De {min, number} à {max, number} par billet',
  seats:
    '{sold, plural, one {# vendue} many {# vendues} other {# vendues}} · {held, plural, one {# réservée} many {# réservées} other {# réservées}} · {left, plural, one {# restante} many {# restantes} other {# restantes}}',
  moveUp: 'Monter {name}',
  moveDown: 'Descendre {name}',
  removing: {
    title: 'Supprimer « {name} » ?',
    body: 'Les acheteurs ne pourront plus choisir parmi ses options. Les options déjà commandées ne peuvent pas être supprimées.',
    done: '« {name} » a été supprimé.',
  },
  errors: {
    addOnName: 'Saisissez un nom pour l’option {number, number}.',
    price: 'Saisissez un prix pour l’option {number, number}, par exemple {example}.',
    taxRate: 'Saisissez un pourcentage entre 0 et 100 pour l’option {number, number}.',
    capacity: 'Saisissez la quantité de l’option {number, number} en nombre entier.',
    range: '{field} : saisissez un nombre entier entre {least, number} et {most, number}.',
    minAboveMax: 'Le minimum ne peut pas dépasser le maximum.',
    types: 'Choisissez au moins un type de billet.',
  },
} as const satisfies SameShape<typeof english>

/** An add-on order and its main order. */
export const addOnOrders = {
  belongsTo: 'Options pour la commande',
  list: 'Commandes d’options',
  title: 'Options',
  excluded: 'Options et totaux sans les commandes annulées ou expirées.',
  mail: {
    orderConfirmed: 'Confirmation des options, avec les billets',
    ticketsCancelled: 'Certaines options annulées',
  },
  entry: {
    declined: 'Refusée ; les options sont libérées',
    expired: 'Délai dépassé, options libérées',
    cancelled: 'Commande annulée, options libérées',
    'payment-late': 'Paiement reçu en retard, les options étaient encore disponibles',
    'email-changed': 'Adresse e‑mail corrigée par l’acheteur ; nouveau lien',
    'tickets-cancelled': 'Options annulées et libérées',
  },
  action: {
    'record-payment':
      'Reste à payer : {open}. Un montant inférieur laisse un reste ; un montant supérieur est un trop-perçu, que vous pouvez rembourser. {mail, select, off {L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other {L’acheteur reçoit ses billets avec les options une fois tout payé, et d’ici là un e‑mail sur le reste.}}',
    'change-due':
      'Ses options restent réservées jusqu’à la fin de ce jour, ou jusqu’au début de l’événement. {mail, select, off {L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other {L’acheteur en est informé par e‑mail.}}',
    'mark-paid':
      'La commande est marquée comme payée et ses options deviennent valables.{delivery, select, on { L’acheteur reçoit ses billets avec les options par e‑mail.} off { L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other {}}{expired, select, yes { Comme la commande a expiré, ses options doivent être encore disponibles.} other {}}',
    cancel:
      'Ses options sont aussitôt libérées et ne sont plus valables. Les billets restent valables. {mail, select, off {L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other {L’acheteur en est informé.}}',
    'late-transfer':
      'Vous devez alors cette somme à l’acheteur. {mail, select, off {L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other {Nous l’en informons et lui demandons son compte bancaire.}}{payable, select, yes { Si l’acheteur doit quand même recevoir ses options, marquez plutôt la commande comme payée.} other {}}',
    reactivate:
      'Ses options sont de nouveau réservées si elles sont encore disponibles.{delivery, select, none {} off { L’acheteur ne reçoit pas d’e‑mail, car aucun serveur de messagerie n’est configuré.} other { L’acheteur en est informé.}} Le montant restant est dû à une nouvelle échéance.',
  },
  removeBody:
    'Seulement s’il a été enregistré par erreur. Si la commande n’est alors plus payée en entier, ses options ne sont plus valables jusqu’au paiement du reste.',
  removeMail: 'Si les options ont déjà été confirmées, le paiement est demandé à l’acheteur.',
  refundBody:
    'Toutes ses options perdent leur validité ; les billets restent valables. Sur la somme payée, {amount} peuvent être remboursés.',
  feeHint: 'Vous gardez ce montant ; le reste de ce qui a été payé pour ces options est remboursé.',
  feeTooBig: 'Les frais ne peuvent pas dépasser ce qui a été payé pour ces options.',
  amountHint: 'Jusqu’à {max}. Les options restent valables.',
} as const satisfies SameShape<typeof englishOrders>
