import type { SameShape } from '../../same-shape.ts'
import type { attendees as english } from '../en/attendees.ts'

/** The attendees of an event. */
export const attendees = {
  search: 'Rechercher des participants',
  searchHint: 'Nom, e‑mail, numéro de billet ou de commande',
  clearSearch: 'Effacer la recherche',
  filter: {
    type: 'Type de billet',
    allTypes: 'Tous les types de billets',
    state: 'Statut',
    coming: 'Valables et impayés',
  },
  state: { valid: 'Valable', unpaid: 'Impayé', cancelled: 'Annulé' },
  test: 'Test',
  count: '{count, plural, one {{shown} participant} other {{shown} participants}}',
  shown: '{shown, number} sur {total}',
  more: 'Afficher plus',
  moreFailed: 'Impossible de charger d’autres participants. {why}',
  table: {
    caption: 'Participants',
    name: 'Nom',
    type: 'Billet',
    number: 'Numéro du billet',
    order: 'Commande',
    state: 'Statut',
    ordered: 'Commandé',
  },
  noName: 'Sans nom',
  files: {
    button: 'Exporter et imprimer',
    list: 'Liste',
    badges: 'Badges, 90 × 60 mm',
    csv: 'Fichier CSV',
    csvHint: 'Tous les participants correspondant aux filtres, pour un tableur',
    print: 'Liste à imprimer',
    printHint: 'Par ordre alphabétique, à cocher à la main',
    sheets: 'Sur des feuilles A4',
    sheetsHint: 'Huit par feuille, avec des traits de coupe',
    single: 'Un par page',
    singleHint: 'Pour les imprimantes d’étiquettes',
    newTab: 's’ouvre dans un nouvel onglet',
    demo: 'Indisponible dans la démo.',
  },
  empty: {
    title: 'Pas encore de participants',
    body: 'Toutes les personnes qui ont un billet pour cet événement apparaîtront ici.',
  },
  noMatch: {
    title: 'Aucun participant ne correspond',
    body: 'La recherche porte sur les noms, les adresses e‑mail, les numéros de billet et de commande, avec les filtres ci-dessus.',
    clear: 'Afficher tous les participants',
  },
} as const satisfies SameShape<typeof english>
