import { legalTexts as shared } from '../../legal-texts/de.ts'
import type { SameShape } from '../../same-shape.ts'
import type { legalTexts as english } from '../en/legal-texts.ts'

export const legalTexts = {
  kinds: shared.kinds,
  title: 'AGB und Regeln',
  lead: 'Gäste finden diese Texte über dem Bestellknopf und bekommen sie als PDF mit der Bestätigung. Die Erklärung zur Barrierefreiheit ist auch unten auf den Seiten Ihrer Veranstaltungen verlinkt.',
  leadEvent: 'Ein eigener Text für diese Veranstaltung ersetzt den Ihres Teams.',
  none: 'Noch kein Text',
  ofTeam: 'Es gilt der Text Ihres Teams',
  ended: 'Nicht mehr verwendet',
  agreements: { shown: 'Über dem Bestellknopf verlinkt', accepted: 'Gäste setzen ein Häkchen' },
  age: 'Ab {age, number} Jahren',
  open: 'Bearbeiten',
  write: 'Text schreiben',
  close: 'Schließen',
  of: '{action}: {kind}',
  agreement: 'So stimmen Gäste zu',
  minimumAge: 'Mindestalter',
  minimumAgeHint: 'Gäste bestätigen es mit einem eigenen Häkchen.',
  minimumAgeMissing: 'Geben Sie das Mindestalter ein, von 1 bis 99.',
  text: 'Text auf {language}',
  keep: 'Mit jedem Speichern entsteht eine neue Fassung. Für Bestellungen gilt weiter die Fassung, der die Gäste zugestimmt haben. Soll ein Text nicht mehr gelten, leeren Sie ihn in allen Sprachen.',
  save: 'Neue Fassung speichern',
  saved: 'Neue Fassung gespeichert',
  versions: 'Fassungen',
  version: 'Fassung {version, number}',
  by: '{at}, {by}',
} as const satisfies SameShape<typeof english>
