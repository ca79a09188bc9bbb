import type { SameShape } from '../../same-shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Vos événements',
  add: 'Ajouter un événement',
  search: 'Rechercher un événement',
  clearSearch: 'Effacer la recherche',
  sort: {
    label: 'Trier par',
    'date-desc': 'Date, plus récents d’abord',
    'date-asc': 'Date, plus anciens d’abord',
    'next-asc': 'Prochains d’abord',
    'name-asc': 'Nom, de A à Z',
    'name-desc': 'Nom, de Z à A',
    'status-asc': 'Statut, brouillons d’abord',
    'status-desc': 'Statut, fermés d’abord',
  },
  filter: { label: 'Statut', all: 'Tous' },
  count: '{count, plural, one {{shown} événement} other {{shown} événements}}',
  shown: '{shown, number} sur {total} affichés',
  more: 'Afficher plus',
  moreFailed: 'Impossible de charger les événements suivants. {why}',
  view: 'Voir',
  viewEvent: 'Voir {name}',
  editEvent: 'Modifier {name}',
  sold: '<b>{sold, number}</b> {sold, plural, one {billet vendu} other {billets vendus}} sur {capacity, number}',
  soldWithoutCapacity: '<b>{sold, number}</b> {sold, plural, one {billet vendu} other {billets vendus}}',
  enterKey: 'Saisir la clé',
  site: {
    trouble: 'Page Notion illisible',
    websiteDown: 'Site web indisponible',
    connected: 'Connecté à Notion',
    unchecked: 'Clé Notion non vérifiée',
    noKey: 'Clé Notion manquante',
    noPage: 'Aucune page Notion',
    described: 'Page rédigée dans Foyer',
  },
  firstUse: {
    title: 'Aucun événement pour l’instant',
    body: 'Trois étapes suffisent : ajouter un événement, créer ses billets, ouvrir la vente.',
    add: 'Ajouter votre premier événement',
  },
  noMatch: {
    title: 'Aucun résultat pour « {q} »',
    titleOfStatus: 'Aucun événement avec le statut « {status} »',
    body: 'La recherche porte sur les noms, lieux, villes et régions. Vérifiez l’orthographe ou essayez avec moins de mots.',
    bodyWithStatus:
      'La recherche porte sur les noms, lieux, villes et régions des événements au statut « {status} » uniquement.',
    clear: 'Afficher tous les événements',
  },
  delete: {
    title: 'Supprimer cet événement ?',
    prompt: 'Pour confirmer, appuyez sur « Supprimer »',
    final: 'Cette action est irréversible',
    button: 'Supprimer {name}',
    notAllowed: 'Seuls les propriétaires et administrateurs de l’équipe peuvent supprimer des événements.',
    done: '« {name} » a été supprimé.',
    refused: {
      title: 'Impossible de supprimer cet événement',
      hasOrders:
        'Des billets de « {name} » ont déjà été commandés. L’événement doit être conservé pour les acheteurs et pour votre comptabilité.',
      close: 'Fermez plutôt la vente : plus aucun billet ne sera vendu, et les billets déjà vendus resteront valables.',
      closed: 'La vente est déjà fermée : plus aucun billet n’est vendu.',
      closeIt: 'Fermer la vente',
    },
  },
} as const satisfies SameShape<typeof english>
