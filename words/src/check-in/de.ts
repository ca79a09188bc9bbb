import type { SameShape } from '../same-shape.ts'
import type { CheckInMessages } from './en.ts'

/** Texts of the page at the door, in German. */
export const messages = {
  title: 'Einlass',
  loading: 'Wird geladen …',
  inside: '{count, plural, one {# Person anwesend} other {# Personen anwesend}}',
  tickets: '{count, plural, one {# Ticket} other {# Tickets}}',
  network: {
    online: 'Online',
    offline: 'Offline. Scannen Sie weiter: Alles bleibt auf diesem Gerät gespeichert und wird später gesendet.',
    pending: '{count, plural, one {# Scan noch nicht gesendet} other {# Scans noch nicht gesendet}}',
    noRoster: 'Dieses Gerät hat noch keine Teilnehmerliste. Verbinden Sie es einmal mit dem Internet.',
    readAt: 'Teilnehmerliste, Stand {time}',
    forgotten:
      '{count, plural, one {Dieser Browser hat einen Scan gelöscht, der nicht gesendet war. Prüfen Sie das letzte Ticket noch einmal.} other {Dieser Browser hat # Scans gelöscht, die nicht gesendet waren. Prüfen Sie die letzten Tickets noch einmal.}}',
    noStorage:
      'Dieser Browser speichert nichts, vielleicht, weil es ein privates Fenster ist. Lassen Sie die Seite offen und bleiben Sie online.',
    clock:
      'Die Uhr dieses Geräts geht um {minutes, plural, one {# Minute} other {# Minuten}} falsch. Scans bekommen trotzdem die richtige Zeit.',
    insecure:
      'Ohne HTTPS funktioniert diese Seite weder offline noch mit der Kamera. Öffnen Sie ihre Adresse mit https://.',
  },
  link: {
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      body: 'Vielleicht wurde er unvollständig kopiert. Lassen Sie ihn sich noch einmal vom Veranstalter geben.',
    },
    'not-yet': { title: 'Dieser Link ist noch nicht aktiv', body: 'Er gilt ab {time}.' },
    ended: {
      title: 'Dieser Link ist abgelaufen',
      body: 'Er galt bis {time}. Lassen Sie sich vom Veranstalter einen neuen geben.',
    },
    revoked: { title: 'Dieser Link wurde gesperrt', body: 'Lassen Sie sich vom Veranstalter einen neuen geben.' },
    kept: '{count, plural, one {Ein Scan dieses Geräts ist noch nicht gesendet. Lassen Sie die Seite offen: Er wird gesendet, sobald der Veranstalter den Link entsperrt.} other {# Scans dieses Geräts sind noch nicht gesendet. Lassen Sie die Seite offen: Sie werden gesendet, sobald der Veranstalter den Link entsperrt.}}',
  },
  kind: { label: 'Richtung', entry: 'Einlass', exit: 'Ausgang' },
  find: {
    label: 'Ticketnummer oder Name',
    hint: 'Ihr Scanner arbeitet wie eine Tastatur? Dann scannen Sie einfach, ohne hier zu klicken.',
    submit: 'Prüfen',
    none: 'Kein Ticket mit diesem Namen oder dieser Nummer.',
    more: 'Sie sehen die ersten {count, number} Tickets. Tippen Sie mehr vom Namen ein.',
    results: '{count, plural, one {# Ticket} other {# Tickets}}',
  },
  camera: {
    start: 'Kamera starten',
    stop: 'Kamera beenden',
    turn: 'Kamera wechseln',
    aim: 'Halten Sie den Code vor die Kamera.',
    starting: 'Kamera startet …',
    insecure: 'Die Kamera braucht HTTPS. Öffnen Sie die Adresse dieser Seite mit https://.',
    denied:
      'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie es in den Einstellungen des Browsers für diese Seite und versuchen Sie es noch einmal.',
    none: 'Es wurde keine Kamera gefunden.',
    failed:
      'Die Kamera konnte nicht gestartet werden. Schließen Sie andere Apps, die sie verwenden, und versuchen Sie es noch einmal.',
    unloaded:
      'Der Codeleser wurde nicht geladen. Verbinden Sie sich mit dem Internet und versuchen Sie es noch einmal.',
  },
  verdict: {
    admitted: 'Willkommen',
    'already-in': 'Schon da',
    'no-reentry': 'Kein Wiedereinlass',
    'wrong-list': 'Falscher Eingang',
    'wrong-event': 'Andere Veranstaltung',
    'not-yet': 'Zu früh',
    over: 'Zu spät',
    cancelled: 'Storniert',
    unpaid: 'Nicht bezahlt',
    replaced: 'Ersetzt',
    unknown: 'Kein Ticket',
    left: 'Auf Wiedersehen',
    'not-in': 'Nicht da',
    undone: 'Rückgängig gemacht',
    'nothing-to-undo': 'Nicht rückgängig zu machen',
  },
  detail: {
    'already-in': 'Um {time} schon eingelassen, {gate}.',
    'already-in-since': 'Am {time} schon eingelassen, {gate}.',
    'already-in-somewhere': 'Schon eingelassen.',
    'no-reentry': 'Der Gast ist schon gegangen. Diese Liste erlaubt keinen Wiedereinlass.',
    'wrong-list': '{type} gilt an diesem Eingang nicht.',
    'without-add-on': 'Hier gelten nur Tickets mit {addOns}.',
    'wrong-event': 'Dieses Ticket ist für „{event}“.',
    'not-yet': 'Der Einlass hat noch nicht begonnen.',
    over: 'Der Einlass ist vorbei.',
    cancelled: 'Die Bestellung wurde storniert oder ist verfallen.',
    replaced:
      'Dieses Ticket wurde neu ausgestellt, und dies ist der alte Code. Lassen Sie sich die neueste E‑Mail oder das neueste PDF zeigen.',
    unknown:
      'Dieser Code gehört zu keinem Ticket dieser Veranstaltung. Versuchen Sie es noch einmal oder suchen Sie den Namen.',
    'not-in': 'Mit diesem Ticket ist gerade niemand eingelassen.',
    'nothing-to-undo': 'Das Ticket wurde danach noch einmal gescannt.',
  },
  result: {
    label: 'Ergebnis',
    confirm: 'Einlassen',
    confirmExit: 'Hinauslassen',
    skip: 'Überspringen',
    next: 'Weiter',
    undo: 'Rückgängig',
    offline: 'Offline auf diesem Gerät geprüft',
    waiting: 'Bereit zum Scannen',
  },
  extras: { addOns: 'Extras', yes: 'Ja', no: 'Nein' },
  pay: {
    due: '{amount} zu zahlen',
    for: '{count, plural, one {Für dieses Ticket} =2 {Für beide Tickets der Bestellung} other {Für alle # Tickets der Bestellung}}',
    cash: 'Bar',
    terminal: 'Kartenterminal',
    again: 'Noch einmal: {method}',
    taken: { cash: '{amount} bar erhalten', terminal: '{amount} mit dem Kartenterminal erhalten' },
    elsewhere: 'Bitte schicken Sie den Gast zur Kasse.',
    offline:
      'Ohne Internet lässt sich keine Zahlung erfassen. Versuchen Sie es noch einmal, sobald dieses Gerät online ist, oder schicken Sie den Gast zur Kasse.',
    unanswered:
      'Es kam keine Antwort: Die Zahlung ist vielleicht erfasst, vielleicht nicht. Versuchen Sie es noch einmal, sie wird nur einmal erfasst. Verlangen Sie das Geld nicht ein zweites Mal.',
    changed: 'Der Betrag hat sich geändert. Es wurde nichts erfasst.',
    notTaken:
      'Es wurde keine Zahlung erfasst, denn diese Bestellung braucht keine mehr. Geben Sie das Geld zurück, das Sie dafür angenommen haben.',
    stays: 'Die Zahlung bleibt erfasst. Der Veranstalter kann sie in der Bestellung berichtigen.',
  },
  conflicts: {
    title: 'Konflikte',
    lead: 'Diese Tickets wurden ohne Internet eingelassen, obwohl das nicht erlaubt war.',
    latest: 'Sie sehen die neuesten {count, number}.',
    twice: '{time}, {gate}: schon da seit {earlier}, {earlierGate}.',
    other: '{time}, {gate}: {verdict}.',
    own: 'dieses Gerät',
  },
  recent: { title: 'Letzte Scans dieses Geräts', none: 'Noch nichts gescannt.' },
  settings: {
    title: 'Einstellungen',
    express: 'Ohne Bestätigung einlassen',
    expressHint: 'Wenn ausgeschaltet, prüfen Sie erst das Ticket und tippen dann auf „Einlassen“.',
    sound: 'Ton',
    vibration: 'Vibration',
    dark: 'Dunkel',
    language: 'Sprache',
    imprint: 'Impressum',
  },
} as const satisfies SameShape<CheckInMessages>
