import type { SameShape } from '../../same-shape.ts'
import type { createEvent as english } from '../en/create-event.ts'

export const createEvent = {
  title: 'Ajouter un événement',
  siteTitle: 'Titre',
  notionLink: 'Lien Notion',
  notionHint: 'La page qui décrit l’événement. Dans Notion : « Partager », puis « Copier le lien ».',
  notionRecognised: 'Page Notion reconnue',
  notionRecognisedAs: 'Page Notion reconnue : {title}',
  urlLink: 'Adresse du site web',
  urlHint: 'Par exemple www.example.com.',
  titleRequired: 'Le titre est obligatoire',
  notionLinkRequired: 'Le lien Notion est obligatoire',
  urlLinkRequired: 'L’adresse du site web est obligatoire',
  add: 'Ajouter',
  added: '« {name} » a été ajouté.',
  notAllowed: {
    title: 'Vous ne pouvez pas ajouter d’événement à cette équipe',
    body: 'Il faut un rôle qui permet de modifier les événements, pour tous les événements de l’équipe. Adressez-vous à un propriétaire ou à un administrateur.',
  },
} as const satisfies SameShape<typeof english>
