import type { SameShape } from '../../same-shape.ts'
import type { orderViews as english } from '../en/order-views.ts'

export const orderViews = {
  button: 'Ansichten',
  own: 'Ihre Ansichten',
  team: 'Ansichten des Teams',
  save: 'Ansicht speichern',
  nothingToSave: 'Filtern oder sortieren Sie zuerst, oder wählen Sie Spalten.',
  update: '„{name}“ aktualisieren',
  rename: 'Umbenennen',
  share: 'Mit dem Team teilen',
  unshare: 'Nicht mehr teilen',
  mayNotShare: 'Mit Ihrer Rolle können Sie keine Ansichten teilen.',
  delete: 'Ansicht löschen',
  confirm: 'Speichern',
  name: 'Name der Ansicht',
  nameHint: 'Sie umfasst Suche, Filter, Sortierung und Spalten.',
  saved: 'Ansicht „{name}“ gespeichert.',
  updated: 'Ansicht „{name}“ aktualisiert.',
  sharedNow: 'Das ganze Team sieht jetzt „{name}“.',
  privateNow: 'Nur Sie sehen jetzt „{name}“.',
  deleteTitle: 'Ansicht „{name}“ löschen?',
  deleteOwn: 'Die Bestellungen darin bleiben, wie sie sind.',
  deleteShared: 'Sie verschwindet für das ganze Team. Die Bestellungen darin bleiben, wie sie sind.',
  deleted: 'Ansicht „{name}“ gelöscht.',
} as const satisfies SameShape<typeof english>
