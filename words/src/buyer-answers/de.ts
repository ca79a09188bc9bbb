import type { SameShape } from '../same-shape.ts'
import type { BuyerAnswers } from './en.ts'

/** Texte der Antworten eines Gastes auf Fragen des Teams, auf Deutsch. */
export const answers = {
  title: 'Fragen des Veranstalters',
  own: 'Ihre Antworten',
  lead: 'Eine Zeit lang können Sie Ihre Antworten ändern. Der Veranstalter sieht immer den neuesten Stand.',
  give: 'Fragen beantworten',
  change: 'Antworten ändern',
  missing:
    '{count, plural, one {{organiser} braucht noch eine Antwort von Ihnen.} other {{organiser} braucht noch # Antworten von Ihnen.}}',
  save: 'Antworten speichern',
  refused: 'Die Antworten lassen sich hier nicht mehr ändern. Bitte wenden Sie sich an {organiser}.',
  ticket: 'Ticket {number, number}, {type}',
  when: 'Nur wenn Ihre Antwort auf „{label}“ so lautet: {choices}',
  choose: 'Bitte wählen',
  none: 'Keine Angabe',
  fileHint: 'Ein PDF oder ein Bild, höchstens {size}.',
  file: 'Gespeichert: {name}. Eine neue Datei ersetzt sie.',
  removeFile: 'Diese Datei entfernen',
  yes: 'Ja',
  no: 'Nein',
  mailHint: 'Mit einer E‑Mail-Adresse erhalten Teilnehmer ihr Ticket auch selbst per E‑Mail.',
  ofTicket: 'Ticket {number, number}: {text}',
  errors: {
    required: 'Beantworten Sie „{label}“.',
    tooLong: 'Schreiben Sie bei „{label}“ höchstens {limit, number} Zeichen.',
    characters: 'Schreiben Sie bei „{label}“ eine einzige Zeile ohne unsichtbare Zeichen.',
    number: 'Geben Sie bei „{label}“ eine Zahl ein, zum Beispiel 12 oder 1,5.',
    tooSmall: 'Geben Sie bei „{label}“ mindestens {limit, number} ein.',
    tooBig: 'Geben Sie bei „{label}“ höchstens {limit, number} ein.',
    date: 'Geben Sie bei „{label}“ ein gültiges Datum ein.',
    time: 'Geben Sie bei „{label}“ eine gültige Uhrzeit ein, zum Beispiel 18:30.',
    phone: 'Geben Sie bei „{label}“ eine Telefonnummer ein, zum Beispiel +49 30 23125 018.',
    unreadable: 'Die Datei bei „{label}“ ist weder ein PDF noch ein lesbares Bild.',
    tooLarge: 'Wählen Sie bei „{label}“ eine Datei mit höchstens {size}.',
    file: 'Die Datei bei „{label}“ lässt sich gerade nicht speichern. Prüfen Sie Ihre anderen Antworten.',
    choice: 'Die Auswahl bei „{label}“ hat sich geändert. Bitte wählen Sie neu.',
    attendeeName: 'Ticket {number, number}: Geben Sie den Namen der Person ein.',
    attendeeEmail: 'Ticket {number, number}: Geben Sie die E‑Mail-Adresse der Person ein.',
  },
} as const satisfies SameShape<BuyerAnswers>
