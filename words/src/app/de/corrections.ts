import type { SameShape } from '../../same-shape.ts'
import type { corrections as english } from '../en/corrections.ts'

export const corrections = {
  'cancel-tickets': {
    title: 'Tickets der Bestellung {number} stornieren',
    confirm: '{count, plural, one {Ticket stornieren} other {# Tickets stornieren}}',
    done: 'Tickets der Bestellung {number} sind storniert.',
  },
  'cancel-items': {
    confirm: 'Auswahl stornieren',
    done: 'Die Auswahl in Bestellung {number} ist storniert.',
  },
  refund: {
    title: 'Bestellung {number} stornieren und erstatten',
    body: 'Alle Tickets werden ungültig. Von dem, was bezahlt wurde, lassen sich {amount} erstatten.',
    confirm: 'Stornieren und erstatten',
    done: 'Bestellung {number} ist storniert, die Erstattung angelegt.',
  },
  'refund-part': {
    title: 'Betrag der Bestellung {number} erstatten',
    confirm: 'Erstatten',
    done: 'Erstattung für Bestellung {number} ist angelegt.',
  },
  'change-type': {
    title: 'Ticket der Bestellung {number} umtauschen',
    confirm: 'Umtauschen',
    done: 'Ticket der Bestellung {number} ist umgetauscht.',
    ticket: 'Ticket',
    type: 'Neue Ticketart',
    dearer: 'Der Gast muss noch {amount} zahlen.',
    cheaper: 'Die Bestellung wird um {amount} günstiger. Was zu viel bezahlt ist, können Sie danach erstatten.',
    same: 'Der Preis bleibt gleich.',
    listPrice: 'Die neue Ticketart kostet den vollen Preis, ohne Rabatte und Codes.',
    left: '{count, plural, =0 {ausverkauft} one {noch #} other {noch #}}',
    oldCode: {
      on: 'Der Gast bekommt ein neues Ticket per E‑Mail; das alte gilt am Einlass nicht mehr.',
      off: 'Das Ticket bekommt einen neuen Code; das alte gilt am Einlass nicht mehr. Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.',
    },
  },
  edit: {
    title: 'Angaben zur Bestellung {number} bearbeiten',
    name: 'Name des Gastes',
    email: 'E‑Mail-Adresse des Gastes',
    newCodes: 'Alle Tickets des Gastes ersetzen',
    newCodesHint:
      'Die bisher verschickten Codes und der Link werden ungültig. Wählen Sie das, wenn eine falsche Adresse sie erhalten hat.',
    ticketName: 'Name auf Ticket {number}',
    ticketEmail: 'E‑Mail-Adresse zu Ticket {number}',
    attendeesHint: {
      on: 'Wer eine E‑Mail-Adresse hat, bekommt sein Ticket mit eigenem Code per E‑Mail.',
      off: 'Ein Ticket mit eigener E‑Mail-Adresse bekommt einen eigenen Code. Es ist kein Mailserver eingerichtet, deshalb wird es nicht gesendet.',
    },
    save: 'Speichern',
    done: 'Angaben zur Bestellung {number} sind gespeichert.',
  },
  continue: 'Weiter',
  back: 'Zurück',
  tickets: 'Auswahl',
  all: 'Alle Tickets',
  noTicket: 'Wählen Sie mindestens ein Ticket aus.',
  wholeOrder: 'Die ganze Bestellung wird storniert.',
  fee: 'Stornogebühr',
  feeHint: 'Diesen Betrag behalten Sie ein; was für die Auswahl darüber hinaus bezahlt wurde, wird erstattet.',
  feeTooBig: 'Die Gebühr darf nicht höher sein als das, was für die Auswahl bezahlt wurde.',
  amount: 'Betrag',
  amountHint: 'Höchstens {max}. Die Tickets bleiben gültig.',
  amountTooBig: 'So viel lässt sich nicht erstatten.',
  note: 'Nachricht an den Gast',
  noteHint: 'Wird in die E‑Mail aufgenommen.',
  refundBy: {
    free: 'Erstattung',
    transfer: 'Erstattung, die Sie überweisen',
    card: 'Erstattung auf die Karte',
    cash: 'Erstattung bar',
    terminal: 'Erstattung am Kartenterminal',
    'guest-list': 'Erstattung',
    complimentary: 'Erstattung',
  },
  wayBack: {
    card: 'Kartenzahlungen erstattet Stripe.',
    transfer:
      'Nach einer Überweisung wird der Gast nach seinem Konto gefragt, und Sie überweisen das Geld selbst zurück.',
    person:
      'Was bar oder am Kartenterminal bezahlt wurde, geben Sie dem Gast selbst zurück; es gilt sofort als erstattet.',
  },
  addOnOrders:
    'Später dazugekaufte Extras zu diesen Tickets werden ebenfalls storniert und erstattet: {count, plural, one {Bestellung {numbers}} other {Bestellungen {numbers}}}.{fee, select, kept { Die Buchungsgebühr dafür wird nicht erstattet.} other {}}',
  refunded: 'Erstattet: {amount}',
  refundDue: 'Erstattung offen: {amount}',
  noRefund: 'Keine',
  due: 'Neuer Gesamtbetrag',
  tax: 'inkl. {rate} MwSt.',
  mail: 'E‑Mail an den Gast',
  mailKept: 'E‑Mail an den Gast (bleibt im E‑Mail-Protokoll: kein Mailserver eingerichtet)',
  noMail: 'Zu dieser Bestellung gibt es keine E‑Mail-Adresse, deshalb wird keine E‑Mail gesendet.',
  refused: 'Der Zahlungsanbieter hat die Erstattung abgelehnt; es wurde nichts geändert. Sein Grund: {detail}',
  changed:
    'Die Bestellung hat sich geändert, seit Sie sie geöffnet haben. Schließen Sie dieses Fenster, um den neuen Stand zu sehen.',
  correcting:
    'Die Bestätigung des Zahlungsanbieters für eine Erstattung steht noch aus. Danach können Sie die Bestellung wieder ändern.',
  waiting:
    'Der Zahlungsanbieter hat die Erstattung für Bestellung {number} noch nicht bestätigt. Sobald er es tut, wird die Bestellung geändert.',
  notReactivated:
    'Die Bestellung lässt sich nicht wieder aktivieren: Sie wurde inzwischen geändert, die Veranstaltung ist vorbei, oder der Gast könnte nicht bezahlen. Dafür braucht Ihr Team ein Bankkonto oder Kartenzahlungen.',
  cancelledWithMoney:
    'Für diese Bestellung sind {amount} eingegangen, die nicht automatisch erstattet werden. Die Bestellung gilt danach als überzahlt; zurückzahlen können Sie das Geld dort mit „{button}“.',
} as const satisfies SameShape<typeof english>
