import type { SameShape } from '../../same-shape.ts'
import type { passkeys as english } from '../en/passkeys.ts'

export const passkeys = {
  title: 'Clés d’accès',
  lead: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. Une clé d’accès remplace le mot de passe et le code, et ne fonctionne que sur ce site.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée.',
  known: 'Cet appareil contient déjà une clé d’accès pour votre compte.',
  failed: 'La clé d’accès n’a pas pu être créée. Réessayez.',
  tooMany: 'Vous avez {limit} clés d’accès, le maximum par compte. Supprimez‑en d’abord une.',
  addedOn: 'ajoutée le {date}',
  used: 'dernière utilisation : {when}',
  unused: 'jamais utilisée',
  rename: 'Renommer',
  renameOf: 'Renommer : {name}',
  renaming: 'Renommer la clé d’accès',
  name: 'Nom',
  nameRequired: 'Saisissez un nom.',
  save: 'Enregistrer le nom',
  renamed: 'Clé d’accès renommée.',
  remove: 'Supprimer',
  removeOf: 'Supprimer : {name}',
  removing: 'Supprimer cette clé d’accès ?',
  removingBody: '« {name} » ne permettra plus de vous connecter. Vous serez déconnecté partout ailleurs.',
  removed: 'Clé d’accès supprimée.',
} as const satisfies SameShape<typeof english>
