import type { SameShape } from '../../same-shape.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'Recherche',
  box: 'Rechercher dans Foyer',
  clear: 'Effacer la recherche',
  hint: {
    title: 'Que cherchez-vous ?',
    body: 'Saisissez une partie du nom ou du lieu d’un événement, un numéro de commande, le nom ou l’e-mail d’un acheteur, ou un mot d’une conversation. Parcourez les résultats avec les flèches du clavier.',
  },
  recent: { title: 'Recherches récentes', forget: 'Effacer' },
  found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {{shown} résultats}} pour « {q} »',
  similar: 'Rien ne contient « {q} ». Voici des résultats proches.',
  groups: { events: 'Événements', orders: 'Commandes', threads: 'Conversations', members: 'Membres' },
  all: {
    events: 'Afficher tous les événements trouvés',
    orders: 'Afficher toutes les commandes trouvées',
    threads: 'Afficher toutes les conversations trouvées',
    members: 'Afficher l’équipe',
  },
  noMatch: {
    title: 'Aucun résultat pour « {q} »',
    body: 'La recherche porte sur vos événements, commandes, conversations et membres. Vérifiez l’orthographe ou essayez avec moins de mots.',
    all: 'Afficher tous les événements',
  },
} as const satisfies SameShape<typeof english>
