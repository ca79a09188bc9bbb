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
} as const satisfies SameShape<BuyerAddOns>
