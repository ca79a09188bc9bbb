import type { SameShape } from '../../same-shape.ts'
import type { boxOffice as english } from '../en/box-office.ts'

export const boxOffice = {
  title: 'Bestellung anlegen',
  lead: 'Für den Verkauf an der Kasse, am Telefon und für die Gästeliste. Solange Plätze frei sind, können Sie auch ausgeblendete Ticketarten und außerhalb des Verkaufszeitraums verkaufen.',
  tickets: 'Tickets',
  none: 'Diese Veranstaltung hat noch keine Ticketarten.',
  left: '{count, plural, =0 {keine mehr frei} one {noch # frei} other {noch # frei}}',
  hidden: 'ausgeblendet',
  chooseTickets: 'Wählen Sie mindestens ein Ticket.',
  price: 'Preis pro Ticket „{name}“',
  priceLeast: 'Der Preis muss mindestens {price} betragen.',
  priceMost: 'Der Preis darf höchstens {price} betragen.',
  addOns: 'Extras',
  sameAddOns: 'Dieselben Extras für alle diese Tickets',
  ticketNumber: 'Ticket {number, number}',
  noAddOn: 'Keines',
  upTo: '{name} (bis zu {max, number})',
  code: 'Code',
  codeErrors: {
    'code-unknown': 'Diesen Code hat die Veranstaltung nicht. Prüfen Sie die Schreibweise.',
    'code-expired': 'Dieser Code ist gerade nicht gültig.',
    'code-used-up':
      '{limit, plural, =0 {Dieser Code ist aufgebraucht.} one {Dieser Code lässt sich nur noch einmal einlösen.} other {Dieser Code lässt sich nur noch #-mal einlösen.}}',
    'code-not-for-these': 'Dieser Code gilt nicht für die gewählten Tickets.',
    'code-min-tickets': 'Dieser Code gilt erst ab {limit, number} Tickets.',
    'code-min-amount': 'Dieser Code gilt erst, wenn die Tickets zusammen mindestens {amount} kosten.',
    'code-used-by-email': 'Der Code wurde mit dieser E‑Mail-Adresse schon eingelöst.',
  },
  buyer: 'Gast',
  name: 'Name',
  email: 'E‑Mail',
  emailHint: {
    on: 'Dorthin gehen die Tickets und alle weiteren E‑Mails. Ohne Adresse werden keine E‑Mails gesendet.',
    off: 'Es ist kein Mailserver eingerichtet: Die E‑Mails bleiben im E‑Mail-Protokoll und werden nicht gesendet.',
  },
  emailNeeded: 'Geben Sie eine E‑Mail-Adresse an, an die wir die Zahlungsdaten senden.',
  language: 'Sprache der Bestellung und ihrer E‑Mails',
  method: 'Bezahlung',
  methodHints: {
    cash: 'Jetzt bar bezahlt.',
    terminal: 'Jetzt an Ihrem eigenen Kartenterminal bezahlt.',
    'guest-list': 'Kostenlos, für Team und Freunde.',
    complimentary: 'Kostenlos, etwa für die Presse oder als Gewinn.',
    transfer: 'Noch nicht bezahlt. Bis zur Zahlungsfrist bleiben die Plätze reserviert.',
  },
  transferNotOffered:
    'Eine Überweisung ist nicht möglich: Ihr Team hat kein Bankkonto angegeben, oder die Veranstaltung beginnt zu bald.',
  total: 'Gesamt: {amount}',
  submit: 'Bestellung anlegen',
  added: 'Bestellung {number} angelegt.',
  addedPaid: {
    none: 'Es gibt keine E‑Mail-Adresse, deshalb geht keine E‑Mail an den Gast.',
    off: 'Die E‑Mail liegt im E‑Mail-Protokoll: Es ist kein Mailserver eingerichtet.',
    on: 'Der Gast bekommt die Tickets per E‑Mail.',
  },
  addedDue: {
    off: 'Die E‑Mail liegt im E‑Mail-Protokoll: Es ist kein Mailserver eingerichtet.',
    on: 'Der Gast bekommt die Zahlungsdaten per E‑Mail.',
  },
  open: 'Bestellung öffnen',
  demo: 'In der Demo lassen sich keine Bestellungen anlegen.',
} as const satisfies SameShape<typeof english>
