import type { SameShape } from '../../same-shape.ts'
import type { signInErrors as english } from '../en/sign-in-errors.ts'

export const signInErrors = {
  'seeing-as': 'Vous voyez l’application avec un autre rôle : rien ne peut être modifié. Revenez d’abord à votre rôle.',
  'second-factor-needed': 'Cette équipe exige la double authentification. Configurez‑la d’abord.',
  'wrong-code': 'Le code est incorrect ou a déjà servi. Saisissez le suivant.',
  'wrong-password': 'Le mot de passe est incorrect. Vérifiez‑le et réessayez.',
} as const satisfies SameShape<typeof english>
