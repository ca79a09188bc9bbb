import type { Releases } from './releases.ts'

export const releases = [
  {
    version: '0.1.0',
    date: '2026-11-20',
    title: 'La première version',
    changes: [
      {
        tag: 'new',
        text: 'Ajouter des événements avec un titre, un lien Notion et l’adresse d’un site, et les retrouver par nom, date ou statut.',
      },
      { tag: 'new', text: 'Mettre un événement en vente, le fermer ou le remettre en brouillon.' },
      {
        tag: 'new',
        text: 'Enregistrer une clé Notion pour un événement. Elle est chiffrée ; seuls ses derniers caractères s’affichent.',
      },
      {
        tag: 'new',
        text: 'Travailler dans plusieurs équipes, chacune avec ses mentions légales, sa devise et son fuseau horaire.',
      },
      {
        tag: 'new',
        text: 'La personne qui exploite Foyer voit comment il se porte et lit les e-mails qui attendent faute de serveur.',
      },
      { tag: 'new', text: 'Tout en anglais, en allemand et en français, en clair comme en sombre.' },
    ],
  },
] as const satisfies Releases
