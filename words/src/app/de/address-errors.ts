import type { SameShape } from '../../same-shape.ts'
import type { addressErrors as english } from '../en/address-errors.ts'

export const addressErrors = {
  'address-format': 'Geben Sie eine Webadresse wie www.example.com ein.',
  'address-scheme': 'Verwenden Sie eine Adresse, die mit https:// oder http:// beginnt.',
  'address-credentials': 'Entfernen Sie Benutzername und Passwort aus der Adresse.',
  'address-private': 'Diese Adresse ist nicht öffentlich erreichbar. Geben Sie eine ein, die alle aufrufen können.',
  'address-port':
    'Foyer prüft nur die Standard-Ports 80 und 443. Entfernen Sie den Port aus der Adresse oder geben Sie eine andere ein.',
} as const satisfies SameShape<typeof english>
