import type { SameShape } from '../../same-shape.ts'
import type { settingsErrors as english } from '../en/settings-errors.ts'

export const settingsErrors = {
  iban: 'Prüfen Sie die IBAN: Ein Zeichen ist falsch oder fehlt.',
  bic: 'Prüfen Sie den BIC: Er hat 8 oder 11 Buchstaben und Ziffern.',
  'imprint-needed':
    'Mit diesem Impressum sind Veranstaltungen im Verkauf. Beenden Sie den Verkauf, bevor Sie es entfernen.',
  'bank-needed':
    'Es stehen noch Überweisungen auf dieses Konto aus. Tragen Sie ein anderes ein oder warten Sie sie ab.',
} as const satisfies SameShape<typeof english>
