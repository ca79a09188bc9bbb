import type { SameShape } from '../../same-shape.ts'
import type { notionPages as english } from '../en/notion-pages.ts'

export const notionPages = {
  stays: 'Les visiteurs voient toujours la dernière version lue par Foyer.',
  syncNow: 'Synchroniser maintenant',
  syncing: 'Synchronisation…',
  result: {
    changed: 'Page synchronisée. Les visiteurs voient la nouvelle version.',
    unchanged: 'Page synchronisée. Rien n’a changé.',
    failed: 'La page n’a pas pu être synchronisée. {reason}.',
  },
  unconfirmed:
    'Dernière vérification : {reason}. {again, select, soon {Foyer va vérifier encore une fois pour en être sûr.} later {Foyer vérifie encore {when} pour en être sûr.} other {}}',
  ended:
    'L’événement est terminé depuis 30 jours : Foyer ne vérifie plus la page de lui-même. Vous pouvez toujours la synchroniser.',
  pause: 'Suspendre',
  paused: 'Synchronisation suspendue.',
  resume: 'Reprendre',
  resumed: 'Synchronisation reprise.',
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
      label: 'Bientôt synchronisée',
      body: 'Foyer lit la page. Comptez environ une minute si elle est longue.',
    },
    connected: {
      label: 'Connectée',
      body: 'Foyer peut lire la page. Son contenu s’affiche sur la page publique de l’événement.',
    },
    incomplete: {
      label: 'Publiée en partie',
      body: 'La page s’affiche sur la page publique de l’événement, à l’exception des éléments indiqués ici.',
    },
    'key-refused': {
      label: 'Clé refusée',
      body: 'Notion n’accepte plus la clé. Copiez la clé actuelle de votre connexion dans Notion et saisissez‑la ici.',
    },
    'capability-missing': {
      label: 'Lecture non autorisée',
      body: 'La clé ne permet pas de lire le contenu. Dans Notion, ouvrez l’onglet « Configuration » de la connexion et activez « Read content ».',
    },
    'page-not-shared': {
      label: 'Page non partagée',
      body: 'La page n’est pas partagée avec la connexion de cette clé, ou elle n’existe plus. Ouvrez‑la dans Notion, choisissez •••, « Connexions », et ajoutez de nouveau la connexion.',
    },
    'is-database': {
      label: 'C’est une base de données',
      body: 'Foyer publie des pages, pas des bases de données. Ouvrez la bonne page dans Notion, copiez son lien et remplacez‑le ici.',
    },
    'in-trash': {
      label: 'Page dans la corbeille',
      body: 'La page est dans la corbeille de Notion. Restaurez‑la dans Notion ou liez une autre page.',
    },
    'rate-limited': {
      label: 'Notion demande d’attendre',
      body: 'Notion reçoit trop de requêtes en ce moment. Foyer reprendra dès que possible.',
    },
    blocked: {
      label: 'Bloquée par Notion',
      body: 'Notion a bloqué la connexion de cette clé. Demandez‑en la raison à l’assistance de Notion, ou créez une autre connexion et saisissez sa clé ici.',
    },
    'notion-down': {
      label: 'Notion injoignable',
      body: 'Notion ne répond pas. Foyer continue d’essayer.',
    },
    'too-large': {
      label: 'Page trop longue',
      body: 'La page compte plus de 5 000 blocs. Déplacez une partie du contenu vers d’autres pages et ajoutez des liens vers celles-ci.',
    },
    paused: {
      label: 'Suspendue',
      body: 'La synchronisation est suspendue jusqu’à ce que vous la repreniez. Ce qui est publié reste en ligne.',
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
    checked: 'Dernière vérification',
    next: 'Prochaine vérification',
  },
  skipped: {
    title:
      '{count, plural, one {Un élément de la page n’est pas publié} other {# éléments de la page ne sont pas publiés}}',
    unsupported: 'Type de bloc non pris en charge par l’API de Notion ou par Foyer',
    unreadable: 'Non partagé avec la connexion',
    'no-file':
      'Fichier qui n’a pas pu être copié : il n’existe plus ou il est trop volumineux (images jusqu’à 10 Mo, autres fichiers jusqu’à 25 Mo)',
    'unsafe-address': 'Adresse qui n’est pas sûre pour vos visiteurs',
    'too-much': 'Trop long, ou imbriqué trop profondément',
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
    title: 'Mises à jour instantanées',
    lead: 'Foyer vérifie la page toutes les 15 minutes, et toutes les 2 minutes autour du jour de l’événement. Avec un webhook créé dans Notion, il est averti des modifications en une minute environ.',
    make: 'Dans le portail des développeurs de Notion, ouvrez l’onglet « Webhooks » de votre connexion et créez un abonnement avec cette adresse. Choisissez les événements de page.',
    verify: 'Notion envoie alors un jeton à Foyer. Saisissez‑le dans Notion sous « Verify ».',
    noToken: 'Aucun jeton reçu de Notion pour l’instant.',
    done: 'Modifiez la page dans Notion pour vérifier que tout fonctionne.',
    noSignal: 'Aucune modification signalée par Notion pour l’instant.',
    signal: 'Dernière modification signalée par Notion : {at}.',
    copy: 'Copier',
    copied: 'Copié',
    forget: 'Supprimer ce jeton',
    forgotten: 'Le jeton a été supprimé. Notion peut en envoyer un autre.',
  },
  connection: {
    title: 'Page Notion',
    lead: 'La page qui décrit l’événement. Foyer la lit à l’aide d’une clé Notion.',
    untitled: 'Page Notion',
    changeKey: 'Changer la clé',
    addLink: 'Ajouter le lien',
  },
} as const satisfies SameShape<typeof english>
