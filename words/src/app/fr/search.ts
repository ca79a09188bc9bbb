import type { SameShape } from '../../same-shape.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'Recherche',
  box: 'Rechercher dans Foyer',
  clear: 'Effacer la recherche',
  hint: {
    title: 'Que cherchez-vous ?',
    body: 'Saisissez une partie du nom, du lieu, de la ville ou de la région d’un événement. Parcourez les résultats avec les flèches du clavier.',
  },
  recent: { title: 'Recherches récentes', forget: 'Effacer' },
  found: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats affichés}} pour « {q} »',
  events: 'Événements',
  all: 'Afficher dans la liste des événements',
  noMatch: {
    title: 'Aucun résultat pour « {q} »',
    body: 'La recherche porte sur les noms, lieux, villes et régions de vos événements. Vérifiez l’orthographe ou essayez avec moins de mots.',
    all: 'Afficher tous les événements',
  },
} as const satisfies SameShape<typeof english>
