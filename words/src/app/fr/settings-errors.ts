import type { SameShape } from '../../same-shape.ts'
import type { settingsErrors as english } from '../en/settings-errors.ts'

export const settingsErrors = {
  iban: 'Vérifiez l’IBAN : un caractère est faux ou manquant.',
  bic: 'Vérifiez le BIC : il compte 8 ou 11 lettres et chiffres.',
  'imprint-needed': 'Des événements sont en vente sous ces mentions légales. Fermez leur vente avant de les retirer.',
  'bank-needed':
    'Des acheteurs doivent encore effectuer un virement sur ce compte. Saisissez-en un autre, ou attendez leurs virements.',
} as const satisfies SameShape<typeof english>
