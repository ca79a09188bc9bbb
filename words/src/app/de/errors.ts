import type { SameShape } from '../../same-shape.ts'
import type { errors as english } from '../en/errors.ts'

export const errors = {
  unknown: 'Ein Fehler ist aufgetreten',
  unreachable: 'Foyer ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreachableForm:
    'Foyer ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
  support: 'Geben Sie bei Rückfragen diese Nummer an: {requestId}',
  eventNotFound: 'Veranstaltung nicht gefunden',
  code: {
    malformed: 'Foyer konnte die Anfrage nicht lesen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unauthenticated:
      'Ihre Sitzung ist abgelaufen, deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal, sobald Sie wieder angemeldet sind.',
    forbidden: 'Ihre Rolle erlaubt das nicht. Wenden Sie sich an die Leitung oder Verwaltung Ihres Teams.',
    'wrong-origin':
      'Die Anfrage kam von einer anderen Adresse. Öffnen Sie Foyer unter seiner eigenen Adresse und versuchen Sie es noch einmal.',
    'recent-sign-in-needed': 'Bestätigen Sie zuerst, dass Sie es sind.',
    'not-found': 'Nicht gefunden. Vielleicht wurde es gelöscht, oder es gehört zu einem anderen Team.',
    'no-endpoint': '{title}',
    'method-not-allowed': '{title}',
    conflict: 'Das ist gerade nicht möglich. Laden Sie die Seite neu, um zu sehen, was sich geändert hat.',
    stale: 'Das wurde inzwischen geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung dann noch einmal vor.',
    'not-ready': 'Für den Verkaufsstart fehlt noch etwas.',
    'transition-refused':
      'Dieser Statuswechsel ist nicht möglich. Laden Sie die Seite neu, um den aktuellen Status zu sehen.',
    'not-on-sale': 'Die Tickets sind nicht im Verkauf.',
    'sold-out': 'Es sind nicht mehr genug Tickets verfügbar.',
    'refund-refused': 'Erstattung abgelehnt.',
    'code-used-by-email': 'Mit dieser E‑Mail-Adresse gilt der Code nicht noch einmal.',
    'too-large': 'Das ist zu groß. Kürzen Sie es und versuchen Sie es noch einmal.',
    'unsupported-media-type':
      'Diese Art von Inhalt kann Foyer nicht verarbeiten. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    validation: 'Bitte prüfen Sie Ihre Angaben. Es wurde noch nichts gespeichert.',
    'idempotency-mismatch':
      'Dieses Formular wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu und prüfen Sie, bevor Sie es noch einmal senden.',
    'key-refused': 'Der Schlüssel wurde abgelehnt. Prüfen Sie, ob er vollständig kopiert wurde und noch gilt.',
    'rate-limited':
      'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
    internal: 'Ein Fehler ist aufgetreten. Versuchen Sie es gleich noch einmal.',
    unavailable: 'Foyer kann gerade nicht antworten. Versuchen Sie es gleich noch einmal.',
  },
  field: {
    required: 'Füllen Sie dieses Feld aus.',
    'wrong-type': 'Dieser Wert ist hier nicht möglich. Geben Sie ihn neu ein.',
    'too-long': 'Verwenden Sie höchstens {limit, number} Zeichen.',
    'too-short': 'Verwenden Sie mindestens {limit, number} Zeichen.',
    'too-many': 'Wählen Sie höchstens {limit, number} aus.',
    'too-small': 'Geben Sie mindestens {limit, number} ein.',
    'too-big': 'Geben Sie höchstens {limit, number} ein.',
    'not-allowed': 'Wählen Sie eine der Möglichkeiten aus.',
    'unknown-field': 'Foyer kennt dieses Feld nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'control-characters':
      'Entfernen Sie die unsichtbaren Zeichen. Am einfachsten tippen Sie den Text neu, statt ihn einzufügen.',
    'contains-link': 'Geben Sie einen Namen ohne Internetadresse ein.',
    format: 'Foyer versteht diese Eingabe nicht. Prüfen Sie die Schreibweise.',
    email: 'Geben Sie eine E‑Mail-Adresse wie name@example.com ein.',
    'date-range': 'Geben Sie ein Jahr zwischen 1900 und 2199 ein.',
    'in-future': 'Wählen Sie ein Datum, das nicht in der Zukunft liegt.',
    'time-zone': 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
    cursor: 'Diese Seite der Liste gibt es nicht mehr. Gehen Sie zurück zur ersten Seite.',
    'ends-before-start': 'Das Ende muss nach dem Beginn liegen.',
    'payments-open':
      'Gerade läuft eine Kartenzahlung oder eine Erstattung. Versuchen Sie es in einer Stunde noch einmal.',
    'date-open': 'Legen Sie den Termin der Veranstaltung fest.',
    'imprint-missing': 'Füllen Sie in den Einstellungen das Impressum aus.',
    'orders-in-it': 'Dafür gibt es schon Bestellungen.',
    'no-ticket-type': 'Legen Sie eine Ticketart an.',
    'not-enough-left':
      '{limit, plural, =0 {Es ist keines mehr verfügbar} one {Es ist nur noch # verfügbar} other {Es sind nur noch # verfügbar}}.',
    'not-on-sale': 'Das ist gerade nicht im Verkauf.',
    'not-offered': 'Das wird für diese Bestellung nicht angeboten.',
  },
} as const satisfies SameShape<typeof english>
