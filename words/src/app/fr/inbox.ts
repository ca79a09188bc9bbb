import type { SameShape } from '../../same-shape.ts'
import type { inbox as english } from '../en/inbox.ts'

export const inbox = {
  title: 'Boîte de réception',
  empty: {
    title: 'Rien pour l’instant',
    body: 'Ce qui touche vos événements et demande une réponse ou un regard figurera ici. Dans cette version de Foyer, rien n’arrive encore dans la boîte de réception.',
    action: 'Voir vos événements',
  },
  what: {
    title: 'Ce qui arrivera ici',
    questions: 'Ce que le public écrit, à côté de sa commande',
    notion: 'Quand la page Notion d’un événement a changé ou n’est plus lisible',
    website: 'Quand le site d’un événement ne répond plus',
  },
  now: {
    title: 'Ce que vous pouvez déjà faire',
    key: 'Donner à vos événements leur clé Notion : ouvrez l’un de <link>vos événements</link> et choisissez « Saisir la clé »',
    support: 'Pour une question sur Foyer lui-même, demandez à l’<link>assistance</link>',
  },
} as const satisfies SameShape<typeof english>
