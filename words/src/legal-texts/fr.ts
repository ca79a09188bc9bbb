import type { SameShape } from '../same-shape.ts'
import type { legalTexts as en, agreedTexts as english, legal as publicTexts } from './en.ts'

export const legalTexts = {
  kinds: {
    terms: 'Conditions générales de vente',
    refunds: 'Conditions de remboursement',
    'house-rules': 'Règlement intérieur',
    age: 'Âge minimum',
    accessibility: 'Déclaration d’accessibilité',
  },
  version: 'Version {version, number} du {day}',
} satisfies SameShape<typeof en>

export const legal = {
  ...legalTexts,
  apply: 'S’appliquent aussi à votre commande :',
  accept: 'J’accepte :',
  age: 'J’ai au moins {age, number} ans.',
  lead: 'Proposé par {organiser}',
  former: 'Cette version ne s’applique plus. Elle reste consultable, car des commandes s’y réfèrent.',
  toEvent: 'Voir l’événement',
  unread: 'Cochez la case : {kind}.',
  unconfirmed: 'Confirmez que vous avez au moins {age, number} ans.',
  changed: '« {kind} » a changé depuis que vous avez ouvert cette page. Veuillez lire la nouvelle version.',
} satisfies SameShape<typeof publicTexts>

export const agreedTexts = {
  title: 'Textes acceptés',
  lead: 'Les versions que l’acheteur a acceptées avec la commande.',
  version: 'Version',
  newTab: 's’ouvre dans un nouvel onglet',
} satisfies SameShape<typeof english>
