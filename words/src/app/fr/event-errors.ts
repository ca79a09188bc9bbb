import type { SameShape } from '../../same-shape.ts'
import type { eventErrors as english } from '../en/event-errors.ts'

export const eventErrors = {
  slug: 'Utilisez uniquement des minuscules, des chiffres et des traits d’union simples.',
  'slug-taken': 'Cette adresse est ou a été celle d’un autre événement. Choisissez‑en une autre.',
  'scans-in-it': 'Des billets ont été scannés avec cette liste : elle ne peut pas être supprimée.',
  'not-of-event': 'Ce n’est pas un type de billet de cet événement.',
  'min-above-max': 'Le minimum dépasse le maximum par commande.',
  'below-seats-taken': 'Saisissez au moins {limit, number}, le nombre de billets déjà réservés ou vendus.',
} as const satisfies SameShape<typeof english>
