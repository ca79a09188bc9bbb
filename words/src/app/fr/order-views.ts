import type { SameShape } from '../../same-shape.ts'
import type { orderViews as english } from '../en/order-views.ts'

export const orderViews = {
  button: 'Vues',
  own: 'Vos vues',
  team: 'Vues de l’équipe',
  save: 'Enregistrer cette vue',
  nothingToSave: 'Filtrez, triez ou choisissez d’abord des colonnes.',
  update: 'Mettre à jour « {name} »',
  rename: 'Renommer',
  share: 'Partager avec l’équipe',
  unshare: 'Ne plus partager',
  mayNotShare: 'Votre rôle ne permet pas de partager des vues.',
  delete: 'Supprimer la vue',
  confirm: 'Enregistrer',
  name: 'Nom de la vue',
  nameHint: 'Elle garde la recherche, les filtres, le tri et les colonnes.',
  saved: 'Vue « {name} » enregistrée.',
  updated: 'Vue « {name} » mise à jour.',
  sharedNow: 'Toute l’équipe voit désormais « {name} ».',
  privateNow: 'La vue « {name} » n’est plus visible que pour vous.',
  deleteTitle: 'Supprimer la vue « {name} » ?',
  deleteOwn: 'Ses commandes restent telles quelles.',
  deleteShared: 'Elle disparaît pour toute l’équipe. Ses commandes restent telles quelles.',
  deleted: 'Vue « {name} » supprimée.',
} as const satisfies SameShape<typeof english>
