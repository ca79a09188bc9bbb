import type { SameShape } from '../../same-shape.ts'
import type { addressErrors as english } from '../en/address-errors.ts'

export const addressErrors = {
  'address-format': 'Saisissez l’adresse d’un site web, par exemple www.example.com.',
  'address-scheme': 'L’adresse doit commencer par https:// ou http://.',
  'address-credentials': 'Retirez le nom d’utilisateur et le mot de passe de l’adresse.',
  'address-private': 'Cette adresse n’est pas accessible publiquement. Saisissez‑en une que tout le monde peut ouvrir.',
  'address-port': 'Foyer ne surveille que les ports 80 et 443. Retirez le port de l’adresse.',
} as const satisfies SameShape<typeof english>
