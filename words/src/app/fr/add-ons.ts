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
  noTypes: 'Aucun type de billet : les acheteurs ne la voient pas.',
  choice: 'Au choix',
  addOnName: 'Option {number, number}',
  taxRate: 'Taux de TVA',
  addOne: 'Ajouter une option',
  removeOne: 'Retirer {name}',
  hasOrders: 'Il y a des commandes : impossible de retirer. Réduisez la quantité pour ne plus vendre.',
  last: 'Un groupe a besoin d’au moins une option.',
  optional: 'Facultatif · {max, number} au maximum par billet',
  required: '{min, number} par billet',
  range: 'De {min, number} à {max, number} par billet',
  seats:
    '{sold, plural, one {# vendue} many {# vendues} other {# vendues}} · {held, plural, one {# réservée} many {# réservées} other {# réservées}} · {left, plural, one {# restante} many {# restantes} other {# restantes}}',
  moveUp: 'Monter {name}',
  moveDown: 'Descendre {name}',
  removing: {
    title: 'Supprimer « {name} » ?',
    body: 'Plus personne ne pourra y choisir. Les options déjà commandées ne peuvent pas être supprimées.',
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
} as const satisfies SameShape<typeof englishOrders>
