import { permissions } from '../../permissions/fr.ts'
import { roles } from '../../roles/fr.ts'
import type { SameShape } from '../../same-shape.ts'
import type { access as english } from '../en/access.ts'

export const access = {
  role: 'Rôle',
  roles,
  roleNotes: {
    owner: 'Responsable de l’équipe, avec tous les droits.',
    admin: 'Gère l’équipe au quotidien, avec les mêmes droits que le propriétaire, sauf celui de supprimer l’équipe.',
    manager: 'Crée, modifie et publie les événements.',
    'box-office': 'S’occupe des acheteurs et de leurs commandes.',
    door: 'Accueille les participants à l’entrée.',
    viewer: 'Peut tout consulter, sans rien modifier.',
  },
  permissions,
  rights: 'Ce que ce rôle permet',
  eventChoice: {
    legend: 'Événements',
    all: 'Tous les événements',
    allHint: 'Y compris ceux ajoutés plus tard.',
    chosen: 'Certains événements',
    search: 'Rechercher un événement',
    clear: 'Effacer la recherche',
    count: '{count, plural, =0 {Aucun événement choisi.} one {# événement choisi.} other {# événements choisis.}}',
    none: 'Aucun événement trouvé.',
    more: '{count, plural, one {# autre événement : cherchez son nom.} other {# autres événements : cherchez un nom.}}',
    required: 'Choisissez au moins un événement.',
    short: '{count, plural, =0 {plus aucun événement} one {# événement} other {# événements}}',
    everything: 'Propriétaires et administrateurs ont toujours accès à tous les événements.',
  },
} as const satisfies SameShape<typeof english>
