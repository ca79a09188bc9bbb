import type { SameShape } from '../../same-shape.ts'
import type { addOns as english, addOnOrders as englishOrders } from '../en/add-ons.ts'

export const addOns = {
  title: 'Extras',
  lead: 'Ein Workshop, ein Abendessen, ein T‑Shirt in mehreren Größen: was Gäste zu einem Ticket dazubuchen können.',
  add: 'Gruppe von Extras anlegen',
  save: 'Extras speichern',
  nameHint: 'Gäste sehen ihn über der Auswahl.',
  minPerTicket: 'Mindestens pro Ticket',
  minHint: 'Bei 0 ist die Wahl freiwillig.',
  maxPerTicket: 'Höchstens pro Ticket',
  types: 'Für diese Tickets',
  allTypes: 'Alle Ticketarten',
  noTypes: 'Keine Ticketarten: Gäste sehen sie nicht.',
  choice: 'Zur Auswahl',
  namesHint: 'Tickets und E‑Mails zeigen den Namen ohne die Gruppe: „T‑Shirt M“ statt „M“.',
  addOnName: 'Extra {number, number}',
  taxRate: 'Steuersatz',
  addOne: 'Weiteres Extra',
  removeOne: '{name} entfernen',
  hasOrders:
    'Dazu gibt es Bestellungen, deshalb lässt es sich nicht entfernen. Senken Sie das Kontingent, um es nicht mehr zu verkaufen.',
  optional: 'Optional · bis zu {max, number} pro Ticket',
  required: '{min, number} pro Ticket',
  range: '{min, number} bis {max, number} pro Ticket',
  seats: '{sold, number} verkauft · {held, number} reserviert · {left, number} frei',
  moveUp: '{name} nach oben',
  moveDown: '{name} nach unten',
  removing: {
    title: '„{name}“ löschen?',
    body: 'Gäste können daraus nicht mehr wählen. Extras, die bestellt wurden, lassen sich nicht löschen.',
    done: '„{name}“ wurde gelöscht.',
  },
  errors: {
    addOnName: 'Geben Sie einen Namen für Extra {number, number} ein.',
    price: 'Geben Sie einen Preis für Extra {number, number} ein, zum Beispiel {example}.',
    taxRate: 'Geben Sie für Extra {number, number} einen Prozentsatz zwischen 0 und 100 ein.',
    capacity: 'Geben Sie das Kontingent von Extra {number, number} als ganze Zahl ein.',
    range: '{field}: Geben Sie eine ganze Zahl zwischen {least, number} und {most, number} ein.',
    minAboveMax: 'Die Mindestmenge darf nicht über der Höchstmenge liegen.',
    types: 'Wählen Sie mindestens eine Ticketart.',
  },
} as const satisfies SameShape<typeof english>

/** An add-on order and its main order. */
export const addOnOrders = {
  belongsTo: 'Extras zu Bestellung',
  list: 'Nachbestellte Extras',
  title: 'Extras',
  excluded: 'Extras und Beträge ohne stornierte und verfallene Bestellungen.',
  mail: {
    orderConfirmed: 'Bestätigung der Extras mit Tickets',
    ticketsCancelled: 'Einige Extras storniert',
  },
  entry: {
    declined: 'Abgelehnt; die Extras sind wieder verfügbar',
    expired: 'Verfallen; Extras freigegeben',
    cancelled: 'Storniert; Extras freigegeben',
    'payment-late': 'Zahlung verspätet eingegangen; Extras waren noch verfügbar',
    'email-changed': 'E‑Mail-Adresse vom Gast korrigiert; neuer Link',
    'tickets-cancelled': 'Extras storniert und freigegeben',
  },
  action: {
    'record-payment':
      'Noch offen: {open}. Ist es weniger, wartet die Bestellung auf den Rest; ist es mehr, ist sie überzahlt, und Sie können die Differenz erstatten. {mail, select, off {Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other {Ist alles bezahlt, bekommt der Gast die Tickets mit den Extras, vorher eine E‑Mail über den Rest.}}',
    'change-due':
      'Ihre Extras bleiben bis zum Ende dieses Tages reserviert, höchstens bis zum Beginn der Veranstaltung. {mail, select, off {Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other {Der Gast bekommt eine E‑Mail dazu.}}',
    'mark-paid':
      'Die Bestellung gilt dann als bezahlt, und ihre Extras werden gültig.{delivery, select, on { Der Gast bekommt die Tickets mit den Extras per E‑Mail.} off { Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other {}}{expired, select, yes { Weil die Bestellung verfallen ist, müssen die Extras noch verfügbar sein.} other {}}',
    cancel:
      'Die Extras werden ungültig und sind sofort wieder verfügbar. Die Tickets bleiben gültig. {mail, select, off {Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other {Der Gast wird benachrichtigt.}}',
    'late-transfer':
      'Sie schulden dem Gast dann dieses Geld. {mail, select, off {Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other {Wir benachrichtigen den Gast und fragen nach seinem Konto.}}{payable, select, yes { Soll der Gast die Extras doch noch bekommen, markieren Sie die Bestellung stattdessen als bezahlt.} other {}}',
    reactivate:
      'Sind die Extras noch verfügbar, werden sie wieder reserviert.{delivery, select, none {} off { Der Gast bekommt keine E‑Mail, denn es ist kein Mailserver eingerichtet.} other { Der Gast wird benachrichtigt.}} Was noch zu bezahlen ist, wird mit neuer Frist fällig.',
  },
  removeBody:
    'Nur, wenn sie irrtümlich erfasst wurde. Ist die Bestellung dann nicht voll bezahlt, sind ihre Extras ungültig, bis der Rest bezahlt ist.',
  removeMail: 'Wurden die Extras schon bestätigt, wird der Gast um die Zahlung gebeten.',
  refundBody:
    'Alle Extras der Bestellung werden ungültig; die Tickets bleiben gültig. Von dem, was bezahlt wurde, lassen sich {amount} erstatten.',
  feeHint: 'Diesen Betrag behalten Sie ein; was für diese Extras darüber hinaus bezahlt wurde, wird erstattet.',
  feeTooBig: 'Die Gebühr darf nicht höher sein als das, was für diese Extras bezahlt wurde.',
  amountHint: 'Höchstens {max}. Die Extras bleiben gültig.',
} as const satisfies SameShape<typeof englishOrders>
