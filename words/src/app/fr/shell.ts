import type { SameShape } from '../../same-shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skip: 'Aller au contenu',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  navigation: 'Navigation principale',
  toolbar: 'Recherche, boîte de réception et compte',
  home: 'Accueil',
  events: 'Événements',
  orders: 'Commandes',
  settings: 'Paramètres',
  search: 'Recherche',
  inbox: 'Boîte de réception',
  unread: '{count, plural, one {, une conversation non lue} other {, {shown} conversations non lues}}',
  support: 'Assistance',
  changelog: 'Nouveautés',
  upcoming: {
    heading: 'Prochains événements',
    none: 'Aucun événement à venir pour l’instant.',
    failed: 'Les prochains événements n’ont pas pu être chargés.',
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
    feedback: 'Donner votre avis',
    signOut: 'Se déconnecter',
  },
  messages: 'Messages',
  dismiss: 'Masquer',
  about: 'À propos de Foyer',
  language: 'Langue',
  offline:
    'Vous êtes hors ligne. Ce qui est affiché peut dater ; les modifications pourront être enregistrées au retour de la connexion.',
  waiting: { title: 'Vous êtes hors ligne', body: 'Le contenu s’affichera au retour de la connexion.' },
  sessionEnded: 'Votre session est terminée',
  notFound: {
    title: 'Page introuvable',
    body: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou supprimée, ou l’adresse contient une faute de frappe.',
    home: 'Aller à l’accueil',
  },
  failed: { title: 'Un problème est survenu' },
} as const satisfies SameShape<typeof english>
