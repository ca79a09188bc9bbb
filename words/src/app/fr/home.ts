import type { SameShape } from '../../same-shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Vos événements',
  add: 'Ajouter un événement',
  search: 'Rechercher des événements',
  clearSearch: 'Effacer la recherche',
  sort: {
    label: 'Tri',
    dateDesc: 'Date, récents d’abord',
    dateAsc: 'Date, anciens d’abord',
    nameAsc: 'Nom, de A à Z',
    nameDesc: 'Nom, de Z à A',
    statusAsc: 'Statut, brouillons d’abord',
    statusDesc: 'Statut, fermés d’abord',
  },
  filter: { label: 'Statut', all: 'Tous' },
  count: '{count, plural, one {{shown} événement} other {{shown} événements}}',
  shown: '{shown, number} sur {total} affichés',
  more: 'Afficher plus',
  moreFailed: 'Les événements suivants n’ont pas pu être chargés. {why}',
  view: 'Voir',
  viewEvent: 'Voir {name}',
  editEvent: 'Modifier {name}',
  sold: '<b>{sold, number}</b> {sold, plural, one {billet vendu} other {billets vendus}} sur {capacity, number}',
  soldWithoutCapacity: '<b>{sold, number}</b> {sold, plural, one {billet vendu} other {billets vendus}}',
  enterKeyFor: 'Saisir la clé de {name}',
  site: {
    trouble: 'Problème avec la page Notion',
    websiteDown: 'Site web en panne',
    connected: 'Relié à Notion',
    unchecked: 'Clé Notion non vérifiée',
    noKey: 'Clé Notion manquante',
    noPage: 'Aucune page Notion liée',
  },
  firstUse: {
    title: 'Aucun événement pour l’instant',
    body: 'Chaque événement a son billet ici : sa date, son lieu, le nombre de billets vendus et tout ce que vous pouvez en faire.',
    add: 'Ajouter votre premier événement',
  },
  noMatch: {
    title: 'Aucun résultat pour « {q} »',
    titleOfStatus: 'Aucun événement avec le statut « {status} »',
    body: 'La recherche porte sur les noms, lieux, villes et régions. Vérifiez l’orthographe ou essayez avec moins de mots.',
    bodyWithStatus:
      'La recherche ne porte que sur les événements au statut « {status} », par nom, lieu, ville et région.',
    clear: 'Afficher tous les événements',
  },
  delete: {
    title: 'Êtes-vous sûr ?',
    prompt: 'Pour supprimer, appuyez sur « Supprimer »',
    final: 'Cette action est irréversible',
    button: 'Supprimer {name}',
    notAllowed: 'Seuls les propriétaires et l’administration de l’équipe peuvent supprimer des événements.',
    done: '« {name} » a été supprimé.',
    refused: {
      title: 'Cet événement ne peut pas être supprimé',
      hasOrders:
        '« {name} » a des commandes. Des acheteurs ont des billets et la comptabilité en a besoin : il doit donc rester.',
      close: 'Fermez-le plutôt : plus aucun billet n’est vendu, et tous ceux qui l’ont été restent valables.',
      closed: 'Il est déjà fermé : plus aucun billet n’est vendu.',
      closeIt: 'Fermer l’événement',
    },
  },
} as const satisfies SameShape<typeof english>
