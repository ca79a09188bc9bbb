import type { SameShape } from '../../same-shape.ts'
import type { errors as english } from '../en/errors.ts'

export const errors = {
  unknown: 'Ein Fehler ist aufgetreten',
  unreachable: 'Foyer ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  unreachableForm:
    'Foyer ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
  support: 'Geben Sie bei Rückfragen diese Nummer an: {requestId}',
  eventNotFound: 'Veranstaltung nicht gefunden',
  auth: {
    'wrong-credentials':
      'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
    'account-exists': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
    'link-expired': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
    'sign-up-closed': 'Neue Konten gibt es hier nur auf Einladung. Fragen Sie ein Team danach.',
    'cookie-refused':
      'Ihr Browser hat das Cookie nicht angenommen, das zum Anmelden nötig ist. Erlauben Sie Cookies für diese Seite und versuchen Sie es noch einmal.',
    failed: 'Ein Fehler ist aufgetreten. Versuchen Sie es gleich noch einmal.',
  },
  code: {
    malformed: 'Foyer konnte die Anfrage nicht lesen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unauthenticated:
      'Ihre Sitzung war zu Ende, deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal, sobald Sie wieder angemeldet sind.',
    forbidden: 'Ihre Rolle in diesem Team erlaubt das nicht. Fragen Sie die Leitung oder die Verwaltung des Teams.',
    'wrong-origin':
      'Die Anfrage kam von einer anderen Adresse. Öffnen Sie Foyer unter seiner eigenen Adresse und versuchen Sie es noch einmal.',
    'wrong-password': 'Das Passwort stimmt nicht. Prüfen Sie es und versuchen Sie es noch einmal.',
    'not-found': 'Das wurde nicht gefunden. Vielleicht wurde es gelöscht, oder es gehört einem anderen Team.',
    'no-endpoint': '{title}',
    conflict: 'Das geht im Moment nicht. Laden Sie die Seite neu, um zu sehen, was sich geändert hat.',
    stale:
      'Das wurde inzwischen geändert. Laden Sie die Seite neu, um die neueste Fassung zu sehen, und ändern Sie es dann noch einmal.',
    'not-ready': 'Vor dem Verkaufsstart fehlt noch etwas.',
    'transition-refused':
      'Der Status lässt sich so nicht ändern. Laden Sie die Seite neu, um den Stand der Veranstaltung zu sehen.',
    'not-on-sale': 'Die Tickets sind nicht im Verkauf.',
    'sold-out': 'Es sind nicht mehr genug Tickets da.',
    'hold-expired': 'Die Zeit für den Abschluss der Bestellung ist vorbei.',
    'too-large': 'Das ist zu groß. Kürzen Sie es und versuchen Sie es noch einmal.',
    'unsupported-media-type':
      'Foyer kann mit dieser Art von Inhalt nichts anfangen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    validation: 'Einige Angaben müssen vor dem Speichern geändert werden.',
    'idempotency-mismatch':
      'Dieses Formular wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu und prüfen Sie, bevor Sie es noch einmal senden.',
    'key-refused': 'Notion hat den Schlüssel abgelehnt. Prüfen Sie, ob er vollständig kopiert wurde und noch gilt.',
    'rate-limited':
      'Das war in kurzer Zeit zu oft. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
    internal: 'Ein Fehler ist aufgetreten. Versuchen Sie es gleich noch einmal.',
    unavailable: 'Foyer kann gerade nicht antworten. Versuchen Sie es gleich noch einmal.',
  },
  field: {
    required: 'Füllen Sie dieses Feld aus.',
    'wrong-type': 'Mit dieser Art von Wert kann Foyer hier nichts anfangen. Geben Sie ihn neu ein.',
    'too-long': 'Verwenden Sie höchstens {limit, number} Zeichen.',
    'too-short': 'Verwenden Sie mindestens {limit, number} Zeichen.',
    'too-many': 'Wählen Sie höchstens {limit, number} aus.',
    'too-small': 'Geben Sie mindestens {limit, number} ein.',
    'too-big': 'Geben Sie höchstens {limit, number} ein.',
    'not-allowed': 'Wählen Sie eine der Möglichkeiten aus.',
    'unknown-field': 'Foyer kennt dieses Feld nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'control-characters':
      'Entfernen Sie die unsichtbaren Zeichen. Es hilft, den Text neu zu tippen, statt ihn einzufügen.',
    format: 'Das kann Foyer nicht lesen. Prüfen Sie die Schreibweise.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    'date-range': 'Geben Sie ein Jahr zwischen 1900 und 2199 ein.',
    'time-zone': 'Wählen Sie eine Zeitzone aus der Liste, etwa Europe/Berlin.',
    iban: 'Prüfen Sie die IBAN: Ein Zeichen ist falsch oder fehlt.',
    bic: 'Prüfen Sie den BIC: Er hat 8 oder 11 Buchstaben und Ziffern.',
    cursor: 'Diese Seite der Liste gibt es nicht mehr. Gehen Sie zurück zur ersten Seite.',
    slug: 'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
    'slug-taken': 'Diese Adresse hat oder hatte schon eine andere Veranstaltung. Wählen Sie eine andere.',
    'ends-before-start': 'Das Ende muss nach dem Beginn liegen.',
    'address-format': 'Geben Sie eine Webadresse wie www.example.com ein.',
    'address-scheme': 'Verwenden Sie eine Adresse, die mit https:// oder http:// beginnt.',
    'address-credentials': 'Entfernen Sie Benutzername und Passwort aus der Adresse.',
    'address-private':
      'Diese Adresse funktioniert nur auf Ihrem Rechner oder in Ihrem Netz. Geben Sie eine ein, die alle öffnen können.',
    'notion-format':
      'Geben Sie den Link einer Notion-Seite ein: Wählen Sie in Notion „Teilen“ und dann „Link kopieren“.',
    'notion-host': 'Diese Adresse gehört nicht zu Notion. Wählen Sie in Notion „Teilen“ und dann „Link kopieren“.',
    'notion-no-page':
      'Dieser Link öffnet keine einzelne Seite. Öffnen Sie die Seite in Notion und wählen Sie „Teilen“, dann „Link kopieren“.',
    'notion-key-format': 'Kopieren Sie den ganzen Schlüssel aus Notion, ohne Leerzeichen oder Zeilenumbrüche.',
    'notion-key-refused':
      'Notion nimmt diesen Schlüssel nicht an. Kopieren Sie ihn noch einmal, oder legen Sie in Notion einen neuen an.',
    'notion-capability-missing':
      'Der Schlüssel darf keine Inhalte lesen. Geben Sie seiner Verbindung in Notion das Recht „Read content“.',
    'notion-page-not-shared':
      'Der Schlüssel stimmt, aber die Seite ist nicht für ihn freigegeben. Öffnen Sie in Notion die Seite, wählen Sie •••, dann „Verbindungen“, und fügen Sie die Verbindung hinzu.',
    'notion-is-database': 'Dieser Link öffnet eine Datenbank. Verlinken Sie stattdessen eine einzelne Seite.',
    'notion-in-trash':
      'Diese Seite liegt in Notion im Papierkorb. Stellen Sie sie wieder her, oder verlinken Sie eine andere.',
    'stripe-key-format':
      'Geben Sie einen geheimen Schlüssel von Stripe ein: Er beginnt mit sk_ oder rk_. Mit einem veröffentlichbaren (pk_) lassen sich keine Zahlungen annehmen.',
    'stripe-webhook-format': 'Geben Sie das Signaturgeheimnis des Webhooks ein: Es beginnt mit whsec_.',
    'stripe-key-refused':
      'Stripe nimmt diesen Schlüssel nicht an. Kopieren Sie ihn noch einmal, oder legen Sie bei Stripe einen neuen an.',
    'stripe-capability-missing':
      'Der Schlüssel darf zu wenig. Geben Sie ihm Zugriff auf Checkout Sessions, PaymentIntents, Refunds und Disputes.',
    'payments-open':
      'Gerade zahlt jemand mit Karte, oder Geld ist auf dem Rückweg. Versuchen Sie es in einer Stunde noch einmal.',
    'date-open': 'Legen Sie den Termin der Veranstaltung fest.',
    'imprint-missing': 'Füllen Sie in den Einstellungen das Impressum aus.',
    'imprint-needed':
      'Unter diesem Impressum sind Veranstaltungen im Verkauf. Schließen Sie sie, bevor Sie es entfernen.',
    'bank-needed':
      'Auf dieses Konto sollen noch Käufer überweisen. Tragen Sie ein anderes ein, oder warten Sie auf ihre Überweisungen.',
    'orders-in-it': 'Es gibt schon Bestellungen darin.',
    'no-ticket-type': 'Legen Sie eine Ticketart an.',
    'min-above-max': 'Das Minimum liegt über dem Maximum pro Bestellung.',
    'below-seats-taken': 'So viele sind schon reserviert oder verkauft: {limit, number}.',
    'not-enough-left':
      '{limit, plural, =0 {Es ist keines mehr da} one {Es ist nur noch # da} other {Es sind nur noch # da}}.',
    'not-on-sale': 'Das ist gerade nicht im Verkauf.',
    'event-over': 'Die Veranstaltung ist vorbei.',
    'not-payable': 'Dafür gibt es keine Zahlungsart.',
    'not-offered': 'Das wird für diese Bestellung nicht angeboten.',
  },
} as const satisfies SameShape<typeof english>
