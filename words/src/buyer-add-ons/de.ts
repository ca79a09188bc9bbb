import type { SameShape } from '../same-shape.ts'
import type { BuyerAddOns } from './en.ts'

/** The choice of add-ons on the pages of buyers, in German. */
export const addOns = {
  title: 'Extras wählen',
  ticket: 'Ticket {number, number}: {type}',
  optional: 'Freiwillig. {max, plural, one {Sie können eines wählen} other {Sie können bis zu # wählen}}.',
  required:
    '{min, plural, one {{max, plural, one {Wählen Sie eines.} other {Wählen Sie zwischen 1 und #.}}} other {Wählen Sie mindestens # und höchstens {max, number}.}}',
  none: 'Keines davon',
  gone: 'Ausverkauft',
  back: 'Tickets ändern',
  errors: {
    missing:
      'Ticket {number, number}: {limit, plural, one {Wählen Sie bei „{group}“ eines aus.} other {Wählen Sie bei „{group}“ mindestens # aus.}}',
    tooMany: 'Ticket {number, number}: Wählen Sie bei „{group}“ höchstens {limit, number} aus.',
    left: 'Ticket {number, number}: {limit, plural, =0 {„{addOn}“ ist ausverkauft. Bitte wählen Sie etwas anderes.} one {Von „{addOn}“ gibt es nur noch #.} other {Von „{addOn}“ gibt es nur noch #.}}',
    gone: 'Ticket {number, number}: Diese Auswahl gibt es nicht mehr. Bitte wählen Sie neu.',
  },
  later: {
    heading: 'Extras',
    link: 'Extras kaufen',
    title: 'Extras kaufen',
    lead: 'Wählen Sie aus, was Sie zu Ihren Tickets dazukaufen möchten. Das wird eine eigene Bestellung mit eigener Bestätigung.',
    none: 'Zu Ihren Tickets gibt es keine weiteren Extras.',
    held: 'Wir reservieren Ihre Extras 15 Minuten lang, während Sie die Bestellung abschließen.',
    reserved: 'Ihre Extras sind bis {time} reserviert.',
    choose: 'Wählen Sie mindestens ein Extra.',
    changed: 'Diese Extras lassen sich nicht mehr kaufen. Vielleicht hat sich Ihre Bestellung geändert.',
    belongs: 'Diese Extras gehören zu den Tickets der Bestellung {number}.',
    paid: 'Ihre Extras',
    paidLead:
      'Ihre Bestellung ist abgeschlossen. Die Extras stehen jetzt auf den Tickets der Bestellung {number}: Öffnen Sie deren Seite, oder laden Sie die Tickets dort neu herunter.',
    lost: 'Später dazugekaufte Extras werden mit ihrem Ticket storniert. Sie erhalten den Preis dafür {kept, select, none {} other {abzüglich {percent} }}zurück.',
    status: { unpaid: 'noch nicht bezahlt', cancelled: 'storniert' },
  },
} as const satisfies SameShape<BuyerAddOns>
