import type { SameShape } from '../../same-shape.ts'
import type { notion as english } from '../en/notion.ts'

export const notion = {
  stays: 'Les visiteurs voient toujours la page telle que Foyer l’a lue la dernière fois.',
  syncNow: 'Synchroniser maintenant',
  syncing: 'Lecture de la page…',
  synced: 'La page a été lue.',
  pause: 'Suspendre',
  paused: 'Foyer ne consulte plus la page.',
  resume: 'Reprendre',
  resumed: 'Foyer consulte de nouveau la page.',
  state: {
    'no-page': {
      label: 'Aucune page liée',
      body: 'Ajoutez d’abord le lien d’une page Notion à cet événement.',
    },
    'no-key': {
      label: 'Clé manquante',
      body: 'La page est liée. Foyer pourra la lire dès que vous aurez saisi une clé.',
    },
    waiting: {
      label: 'Bientôt lue',
      body: 'Foyer lit la page. Pour une longue page, cela prend environ une minute.',
    },
    connected: {
      label: 'Connectée',
      body: 'Foyer peut lire la page. Son contenu figure sur la page publique de l’événement.',
    },
    incomplete: {
      label: 'Publiée avec des lacunes',
      body: 'La page figure sur la page publique de l’événement, à l’exception de ce qui est indiqué ici.',
    },
    'key-refused': {
      label: 'Clé refusée',
      body: 'Notion n’accepte plus la clé. Copiez la clé actuelle de votre connexion dans Notion et définissez-la ici.',
    },
    'capability-missing': {
      label: 'Droit de lecture manquant',
      body: 'La clé ne peut pas lire le contenu. Dans Notion, ouvrez l’onglet « Configuration » de la connexion et activez « Read content ».',
    },
    'page-not-shared': {
      label: 'Page non partagée',
      body: 'La page n’est pas partagée avec la connexion de cette clé, ou elle n’existe plus. Ouvrez-la dans Notion, choisissez •••, « Connections », et ajoutez de nouveau la connexion.',
    },
    'is-database': {
      label: 'Le lien ouvre une base de données',
      body: 'Foyer publie des pages, pas des bases de données. Ouvrez dans Notion la page voulue, copiez son lien et changez-le ici.',
    },
    'in-trash': {
      label: 'Page dans la corbeille',
      body: 'La page est dans la corbeille de Notion. Restaurez-la là-bas ou liez une autre page.',
    },
    'rate-limited': {
      label: 'Notion demande d’attendre',
      body: 'Notion reçoit trop de demandes en ce moment. Foyer reprendra de lui-même dès que possible ; vous n’avez rien à faire.',
    },
    blocked: {
      label: 'Bloquée par Notion',
      body: 'Notion a bloqué la connexion de cette clé. Demandez-en la raison à l’assistance de Notion, ou créez une autre connexion et définissez sa clé ici.',
    },
    'notion-down': {
      label: 'Notion injoignable',
      body: 'Notion ne répond pas. Foyer continue d’essayer ; vous n’avez rien à faire.',
    },
    'too-large': {
      label: 'Page trop longue',
      body: 'La page compte plus de 5 000 blocs. Déplacez-en des parties vers d’autres pages et liez celles-ci.',
    },
    paused: {
      label: 'Suspendue',
      body: 'Foyer ne consulte pas la page tant que vous ne reprenez pas. Ce qui est publié le reste.',
    },
  },
  step: {
    key: 'Définir une nouvelle clé',
    how: 'Voir comment faire',
    open: 'Ouvrir la page dans Notion',
    link: 'Changer le lien',
  },
  facts: {
    title: 'Titre dans Notion',
    connection: 'Connexion et espace de travail',
    changed: 'Dernière modification',
    read: 'Dernière lecture complète',
    checked: 'Dernière consultation',
    next: 'Prochaine consultation',
  },
  leftOut: {
    title:
      '{count, plural, one {Un élément de la page n’est pas publié} other {# éléments de la page ne sont pas publiés}}',
    unsupported: 'Notion ne transmet pas les blocs de ce type.',
    unreadable: 'Une partie de la page n’est pas partagée avec la connexion.',
    'no-file':
      'Un fichier n’a pas pu être copié : il n’existe plus ou il est trop volumineux (images jusqu’à 10 Mo, autres fichiers jusqu’à 25 Mo).',
    'unsafe-address': 'Une adresse qui n’est pas sûre pour vos visiteurs.',
    'too-much': 'La page est imbriquée trop profondément.',
  },
  preview: {
    title: 'Aperçu de la page publique',
    show: 'Afficher l’aperçu',
    hide: 'Masquer l’aperçu',
    width: 'Largeur de l’aperçu',
    wide: 'Pleine largeur',
    phone: 'Téléphone',
  },
  webhook: {
    title: 'Être informé aussitôt des modifications',
    lead: 'Foyer consulte la page toutes les 15 minutes, et toutes les 2 minutes autour du jour de l’événement. Si vous créez un webhook dans Notion, Foyer apprend les modifications en une minute environ.',
    make: 'Dans le portail des développeurs de Notion, ouvrez l’onglet « Webhooks » de votre connexion et créez un abonnement avec cette adresse. Choisissez les événements des pages.',
    verify: 'Notion envoie alors un jeton à Foyer. Saisissez-le dans Notion sous « Verify ».',
    noToken: 'Notion n’a pas encore envoyé de jeton.',
    done: 'Modifiez quelque chose sur la page pour voir si cela fonctionne.',
    noSignal: 'Notion n’a encore signalé aucune modification.',
    signal: 'Notion a signalé une modification pour la dernière fois le {at}.',
    copy: 'Copier',
    copied: 'Copié',
    forget: 'Oublier ce jeton',
    forgotten: 'Le jeton a été oublié. Notion peut en envoyer un autre.',
  },
} as const satisfies SameShape<typeof english>
