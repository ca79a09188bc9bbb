import type { SameShape } from '../../same-shape.ts'
import type { sharedCapacities as english } from '../en/shared-capacities.ts'

export const sharedCapacities = {
  title: 'Capacités partagées',
  lead: 'Pour une salle, un bus ou une journée que plusieurs types de billets utilisent. Dès qu’une capacité est atteinte, tous ses types de billets sont complets.',
  add: 'Ajouter une capacité partagée',
  save: 'Enregistrer la capacité',
  name: 'Nom',
  nameHint: 'Visible seulement par votre équipe, par exemple « Grande salle ».',
  capacity: 'Nombre maximal de billets',
  types: 'Types de billets',
  noTypes: 'Aucun type de billet. Cette capacité ne limite rien.',
  seats:
    '{sold, plural, one {# vendu} many {# vendus} other {# vendus}} · {held, plural, one {# réservé} many {# réservés} other {# réservés}} · {left, plural, one {# restant} many {# restants} other {# restants}}',
  added: '« {name} » a été ajoutée.',
  saved: '« {name} » a été enregistrée.',
  editOne: 'Modifier {name}',
  deleteOne: 'Supprimer {name}',
  removing: {
    title: 'Supprimer « {name} » ?',
    body: 'Les types de billets et leurs commandes restent. Seule cette limite disparaît.',
    done: '« {name} » a été supprimée.',
  },
  errors: {
    name: 'Saisissez un nom.',
    capacity: 'Saisissez le maximum en nombre entier.',
    types: 'Choisissez au moins un type de billet.',
  },
} as const satisfies SameShape<typeof english>
