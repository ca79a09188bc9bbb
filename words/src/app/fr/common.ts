import type { SameShape } from '../../same-shape.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  discard: 'Abandonner',
  edit: 'Modifier',
  loading: 'Chargement…',
  optional: 'facultatif',
  retry: 'Réessayer',
  save: 'Enregistrer les modifications',
  saved: 'Enregistré',
  status: { onsale: 'En vente', closed: 'Fermé', draft: 'Brouillon' },
  dateOpen: 'Date à confirmer',
  onlineAt: 'En ligne : {website}',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    body: 'Vos modifications n’ont pas été enregistrées et seront perdues.',
    stay: 'Rester sur la page',
    leave: 'Quitter sans enregistrer',
  },
  editConflict: {
    title: 'Modifié entre-temps par une autre personne',
    body: 'Votre saisie est toujours là, mais elle n’est pas enregistrée. Version actuellement enregistrée :',
    nothing: 'vide',
    take: 'Utiliser la version enregistrée',
    keep: 'Garder ma saisie',
  },
  answers: { yes: 'Oui', no: 'Non' },
  formErrors: {
    heading: '{count, plural, one {Un point à corriger} other {# points à corriger}}',
    titlePrefix: 'Erreur : {title}',
  },
} as const satisfies SameShape<typeof english>
