import type { SameShape } from '../../same-shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skip: 'Aller au contenu',
  openNavigation: 'Ouvrir le menu',
  closeNavigation: 'Fermer le menu',
  navigation: 'Menu principal',
  toolbar: 'Recherche, boîte de réception et compte',
  trail: 'Fil d’Ariane',
  home: 'Accueil',
  events: 'Événements',
  orders: 'Commandes',
  reports: 'Rapports',
  settings: 'Paramètres',
  search: 'Recherche',
  inbox: 'Boîte de réception',
  unread: '{count, plural, one {, une conversation non lue} other {, {shown} conversations non lues}}',
  support: 'Assistance',
  changelog: 'Nouveautés',
  upcoming: {
    heading: 'Prochains événements',
    none: 'Aucun événement à venir.',
    failed: 'Impossible de charger les prochains événements.',
  },
  appMenu: {
    label: 'Équipe : {team}',
    teams: 'Équipes',
    teamSettings: 'Paramètres de l’équipe',
    newTeam: 'Nouvelle équipe…',
  },
  userMenu: {
    label: 'Compte : {name}',
    profile: 'Mon profil',
    settings: 'Paramètres',
    privacy: 'Politique de confidentialité',
    feedback: 'Donner mon avis',
    signOut: 'Se déconnecter',
  },
  messages: 'Notifications',
  dismiss: 'Masquer',
  about: 'À propos de Foyer',
  language: 'Langue',
  offline:
    'Vous êtes hors ligne. Les informations affichées ne sont peut-être plus à jour. Vous pourrez enregistrer vos modifications dès le retour de la connexion.',
  waiting: { title: 'Vous êtes hors ligne', body: 'Cette page s’affichera dès le retour de la connexion.' },
  sessionEnded: 'Votre session a pris fin',
  notFound: {
    title: 'Page introuvable',
    body: 'La page a peut-être été déplacée ou supprimée, ou l’adresse contient une faute de frappe.',
    home: 'Revenir à l’accueil',
  },
  failed: { title: 'Un problème est survenu' },
} as const satisfies SameShape<typeof english>
