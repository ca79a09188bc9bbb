import type { SameShape } from '../../same-shape.ts'
import type { deletions as english } from '../en/deletions.ts'

export const deletions = {
  team: {
    title: 'Supprimer l’équipe',
    lead: 'Supprime définitivement l’équipe, pour tous ses membres.',
    button: 'Supprimer cette équipe…',
    ask: 'Supprimer {team} ?',
    confirm: 'Supprimer l’équipe',
    done: '{team} a été supprimée.',
    blocked: 'Cette équipe ne peut pas encore être supprimée :',
    onSale:
      '{count, plural, one {# événement est en vente. Fermez‑le d’abord.} other {# événements sont en vente. Fermez‑les d’abord.}}',
    upcoming:
      '{count, plural, one {# commande comporte} other {# commandes comportent}} des billets pour un événement à venir ou en cours.',
    open: '{count, plural, one {# commande est inachevée ou attend son paiement.} other {# commandes sont inachevées ou attendent leur paiement.}}',
    owed: '{count, plural, one {# commande attend} other {# commandes attendent}} un remboursement.',
    events:
      '{count, plural, =0 {Il n’y a aucun événement à supprimer.} one {# événement est supprimé, avec sa page et ses paramètres.} other {# événements sont supprimés, avec leurs pages et leurs paramètres.}}',
    keptOrders:
      '{count, plural, one {# commande payée est conservée} other {# commandes payées sont conservées}} avec l’événement, car le droit fiscal l’exige. Les données personnelles des acheteurs sont effacées selon les durées de vos paramètres « Données personnelles ».',
    members:
      '{count, plural, =0 {Vous êtes l’unique membre.} one {# autre membre perd aussitôt l’accès.} other {# autres membres perdent aussitôt l’accès.}}',
    rest: 'Les invitations, les jetons d’API et les clés Notion et Stripe cessent aussitôt de fonctionner.',
    last: 'Si c’est votre seule équipe, vous en recevez une nouvelle, vide.',
    final: 'Cette action est irréversible.',
  },
  account: {
    title: 'Supprimer le compte',
    lead: 'Supprime votre compte et tout ce que vous êtes seul à utiliser.',
    button: 'Supprimer mon compte…',
    ask: 'Supprimer votre compte ?',
    confirm: 'Supprimer le compte',
    operator: 'Vous exploitez cette installation de Foyer, votre compte ne peut donc pas être supprimé.',
    final: 'Vous serez déconnecté partout. Cette action est irréversible.',
    outcome: {
      left: 'Vous quittez l’équipe, qui reste.',
      deleted:
        'Supprimée, car vous en êtes l’unique membre. Les commandes payées sont conservées aussi longtemps que le droit fiscal l’exige.',
      blocked:
        'Des billets sont en vente ou des commandes sont en cours. Supprimez d’abord l’équipe dans ses paramètres, qui indiquent les points à régler.',
      'owner-needed': 'Vous en êtes l’unique propriétaire. Nommez d’abord un autre propriétaire.',
    },
  },
  export: {
    title: 'Vos données',
    lead: 'Tout ce que Foyer a enregistré à votre sujet, dans un fichier JSON.',
    button: 'Télécharger mes données',
  },
} as const satisfies SameShape<typeof english>
