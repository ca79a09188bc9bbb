import type { SameShape } from '../../same-shape.ts'
import type { authErrors as english } from '../en/auth-errors.ts'

export const authErrors = {
  'wrong-credentials': 'L’adresse e‑mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  'account-exists': 'Il existe déjà un compte avec cette adresse e‑mail. Connectez-vous plutôt.',
  'link-expired': 'Ce lien n’est plus valide. Demandez‑en un nouveau.',
  'sign-in-expired':
    'Vous avez saisi votre mot de passe il y a plus de dix minutes. Revenez en arrière et reconnectez-vous.',
  'sign-up-closed': 'Ici, les comptes se créent sur invitation uniquement. Demandez‑en une à une équipe.',
  'cookie-refused':
    'Votre navigateur a refusé le cookie nécessaire à la connexion. Autorisez les cookies pour ce site et réessayez.',
  'passkey-refused':
    'Cette clé d’accès n’a pas fonctionné. Elle a peut-être été retirée de votre compte. Réessayez ou connectez-vous autrement.',
  'provider-failed': 'La connexion n’a pas abouti. Réessayez dans un instant.',
  'provider-email': 'Le fournisseur n’a pas confirmé votre adresse e‑mail : impossible de créer un compte avec elle.',
  'provider-account-exists':
    'Il existe déjà un compte avec cette adresse e‑mail. Connectez-vous-y, puis associez‑le dans votre profil.',
  'provider-other-account': 'Cette connexion correspond à une autre adresse e‑mail ou à un autre compte.',
  failed: 'Une erreur est survenue. Réessayez dans un instant.',
  'password-common':
    'Ce mot de passe est facile à deviner : il est très répandu, ou formé de votre nom ou de votre adresse. Choisissez quelques mots sans rapport entre eux.',
} as const satisfies SameShape<typeof english>
