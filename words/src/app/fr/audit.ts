import { audit as log } from '../../audit/fr.ts'
import { roles } from '../../roles/fr.ts'
import type { SameShape } from '../../same-shape.ts'
import type { audit as english } from '../en/audit.ts'

/** The history of a team. */
export const audit = {
  ...log,
  roles,
  title: 'Historique',
  lead: 'Tout ce que les membres et les jetons d’API ont modifié dans l’équipe {team}. Les ventes et les entrées ont leur propre historique. L’historique est conservé deux ans.',
  filter: {
    label: 'Filtrer l’historique',
    by: 'Personne',
    anyone: 'Toutes les personnes',
    former: 'Une autre personne',
    action: 'Action',
    allActions: 'Toutes les actions',
    from: 'Du',
    to: 'Au',
    wrongWay: 'La date de fin ne peut pas précéder la date de début.',
    only: 'Uniquement ce qui concerne',
    aSubject: 'cet élément',
    all: 'Tout afficher',
    clear: 'Effacer les filtres',
  },
  file: 'Exporter en CSV',
  demo: 'Indisponible dans la démo.',
  count: '{count, plural, one {{shown} entrée} other {{shown} entrées}}',
  pages: 'Pages',
  newest: 'Plus récentes',
  older: 'Plus anciennes',
  table: {
    caption: 'Historique',
    what: 'Quoi',
    changes: 'Modifications',
    who: 'Qui',
    when: 'Quand',
  },
  change: '{label} :',
  more: '{count, plural, one {# autre modification} other {# autres modifications}}',
  about: 'Uniquement ce qui concerne {name}',
  byOnly: 'Uniquement ce qu’a fait {name}',
  none: { title: 'Aucune entrée pour l’instant', body: 'Les modifications faites par les membres apparaîtront ici.' },
  noMatch: { title: 'Aucune entrée trouvée', body: 'Aucune entrée ne correspond à ces filtres.' },
  refused: {
    title: 'Votre rôle ne donne pas accès à l’historique',
    body: 'Les propriétaires et administrateurs de l’équipe peuvent le consulter.',
  },
} as const satisfies SameShape<typeof english>
