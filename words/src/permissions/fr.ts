import type { SameShape } from '../same-shape.ts'
import type { permissions as english } from './en.ts'

export const permissions = {
  'events:read': 'Voir les événements',
  'events:write': 'Créer, modifier et publier des événements, fermer la vente',
  'events:delete': 'Supprimer des événements',
  'orders:read': 'Voir les commandes',
  'orders:write': 'Marquer les commandes comme payées, les annuler, renvoyer les e‑mails',
  'orders:refund': 'Rembourser les commandes',
  'buyers:erase': 'Effacer les données des acheteurs',
  'check-in:read': 'Voir les listes d’entrée et les personnes présentes',
  'check-in:write': 'Créer des listes d’entrée et des liens de scan',
  'reports:read': 'Voir les rapports',
  'inbox:read': 'Voir la boîte de réception',
  'inbox:write': 'Répondre aux conversations, les archiver, les reporter et les attribuer',
  'team:read': 'Voir l’équipe, ses membres et ses paramètres',
  'team:write': 'Modifier l’équipe, ses mentions légales et son compte bancaire',
  'team:delete': 'Supprimer l’équipe',
  'audit:read': 'Voir l’historique des modifications de l’équipe',
} as const satisfies SameShape<typeof english>
