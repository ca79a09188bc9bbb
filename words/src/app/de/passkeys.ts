import type { SameShape } from '../../same-shape.ts'
import type { passkeys as english } from '../en/passkeys.ts'

export const passkeys = {
  title: 'Passkeys',
  lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Ein Passkey ersetzt Passwort und Code und funktioniert nur auf dieser Website.',
  none: 'Sie haben noch keinen Passkey.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  add: 'Passkey hinzufügen',
  added: 'Passkey hinzugefügt.',
  known: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  failed: 'Der Passkey konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
  tooMany: 'Sie haben {limit} Passkeys; mehr sind nicht möglich. Entfernen Sie zuerst einen.',
  addedOn: 'hinzugefügt am {date}',
  used: 'zuletzt benutzt {when}',
  unused: 'noch nicht benutzt',
  rename: 'Umbenennen',
  renameOf: 'Umbenennen: {name}',
  renaming: 'Passkey umbenennen',
  name: 'Name',
  nameRequired: 'Geben Sie einen Namen ein.',
  save: 'Namen speichern',
  renamed: 'Passkey umbenannt.',
  remove: 'Entfernen',
  removeOf: 'Entfernen: {name}',
  removing: 'Diesen Passkey entfernen?',
  removingBody: 'Mit „{name}“ können Sie sich dann nicht mehr anmelden. Überall sonst werden Sie abgemeldet.',
  removed: 'Passkey entfernt.',
} as const satisfies SameShape<typeof english>
