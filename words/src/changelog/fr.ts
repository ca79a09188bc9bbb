import type { Releases } from './releases.ts'

export const releases = [
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Billets, sites et boîte de réception',
    changes: [
      {
        tag: 'new',
        text: 'Vendre des billets sur la page de l’événement : types de billets avec prix, limites et périodes de vente, gratuits, par virement ou par carte. Personne n’achète un billet de trop.',
      },
      {
        tag: 'new',
        text: 'L’achat se fait sans compte. Les billets arrivent par e-mail en PDF, avec un fichier d’agenda, et chaque commande a sa page.',
      },
      {
        tag: 'new',
        text: 'Voir les commandes et leur historique, les noter comme réglées, les annuler, rembourser et renvoyer les e-mails.',
      },
      {
        tag: 'new',
        text: 'La page Notion est la page de l’événement : images et fichiers sont copiés, et la dernière bonne copie reste en ligne quoi qu’il arrive à Notion.',
      },
      {
        tag: 'new',
        text: 'Foyer surveille le site web de l’événement et signale quand il tombe, quand il revient et quand son certificat expire.',
      },
      {
        tag: 'new',
        text: 'La boîte de réception dit ce qui s’est passé et recueille les questions des acheteurs ; les réponses partent par e-mail.',
      },
      { tag: 'improved', text: 'La politique de confidentialité dit ce qui est enregistré sur les acheteurs.' },
    ],
  },
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
