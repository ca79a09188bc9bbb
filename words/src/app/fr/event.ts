import type { SameShape } from '../../same-shape.ts'
import type { event as english } from '../en/event.ts'

export const event = {
  tabs: {
    label: 'Événement',
    overview: 'Vue d’ensemble',
    tickets: 'Billets',
    orders: 'Commandes',
    page: 'Page',
    website: 'Site web',
    settings: 'Paramètres',
    notAllowed: {
      title: 'Votre rôle ne donne pas accès à cette page',
      body: 'Un propriétaire ou un administrateur de l’équipe peut vous donner un autre rôle.',
    },
  },
  page: {
    open: 'Voir la page',
    preview: 'Voir l’aperçu',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    share: 'Partager',
  },
  ready: {
    title: 'Prêt pour la vente ?',
    progress: '{done, number} étapes sur {total, number} terminées',
    readyTitle: 'Prêt pour la vente',
    readyBody:
      'Tout est en place. Dès l’ouverture des ventes, tout le monde pourra voir la page et acheter des billets.',
    step: {
      'date-open': 'Fixer la date',
      'no-ticket-type': 'Ajouter un type de billet',
      'imprint-missing': 'Renseigner les mentions légales',
    },
    done: 'fait',
    missing: 'à faire',
  },
  types: { title: 'Billets par type', more: 'Modifier les billets' },
  orders: { title: 'Dernières commandes', more: 'Toutes les commandes', none: 'Aucune commande pour l’instant.' },
  deadlines: {
    title: 'À venir',
    none: 'Rien pour l’instant. Les échéances apparaîtront ici dès que l’événement ou ses ventes auront une date.',
    salesStart: 'Début des ventes : {name}',
    salesEnd: 'Fin des ventes : {name}',
    starts: 'L’événement commence',
    ends: 'L’événement se termine',
  },
  edit: {
    save: 'Enregistrer les paramètres',
    title: { title: 'Titre', lead: 'Le nom de l’événement.' },
    notion: {
      title: 'Lien Notion',
      lead: 'La page Notion affichée sur la page publique.',
      save: 'Enregistrer le lien Notion',
      language: 'Langue de la page Notion',
      languageHint:
        'Pour que les lecteurs d’écran la prononcent correctement et que les moteurs de recherche la classent dans cette langue.',
      detect: 'Détecter automatiquement',
      detected: 'Détecter automatiquement ({language})',
    },
    website: {
      title: 'Adresse du site web',
      lead: 'Le site web que Foyer surveille pour vous.',
      save: 'Enregistrer le site web',
    },
    date: {
      title: 'Date et heure',
      lead: 'Heure locale du lieu de l’événement.',
      open: 'La date n’est pas encore fixée',
      openHint: 'Sans date, l’événement ne peut pas être mis en vente.',
      openOnSale: 'Un événement en vente doit avoir une date.',
      starts: 'Début',
      ends: 'Fin',
      required: 'Saisissez la date et l’heure, ou cochez « La date n’est pas encore fixée ».',
      timeZone: 'Fuseau horaire',
      timeZoneHint: 'Changer de fuseau horaire ne modifie pas les heures saisies.',
    },
    place: {
      title: 'Lieu',
      lead: 'Où se déroule l’événement. Laissez vide tant que le lieu n’est pas connu.',
      online: 'Événement en ligne',
      onlineHint: 'Il n’a pas de lieu. Chacun voit les horaires dans son propre fuseau horaire.',
      venue: 'Nom du lieu',
      city: 'Ville',
      region: 'Région',
    },
    sale: {
      title: 'Vente',
      lead: 'L’adresse de la page de l’événement et la devise des billets.',
      slug: 'Adresse publique',
      slugHint: 'La fin de l’adresse de la page. Si vous la changez, les anciens liens redirigent vers la nouvelle.',
      currency: 'Devise',
    },
    saved: '« {name} » a été enregistré.',
  },
  more: {
    title: 'Dupliquer ou supprimer',
    duplicate: 'Dupliquer',
    duplicateHint: 'Crée un brouillon avec les mêmes informations, sans date.',
    duplicated: '« {name} » a été dupliqué. Vous êtes sur la copie.',
    deleteHint: 'Supprime définitivement l’événement et tout ce que vous y avez saisi.',
  },
} as const satisfies SameShape<typeof english>
