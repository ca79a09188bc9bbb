import type { SameShape } from '../same-shape.ts'
import type { BuyerErrors } from './en.ts'

/** The errors of the forms for buyers, in German. */
export const errors = {
  title: '{count, plural, one {Bitte prüfen Sie eine Angabe} other {Bitte prüfen Sie # Angaben}}',
  page: 'Fehler: {title}',
  none: 'Wählen Sie mindestens ein Ticket.',
  atLeast: '{type}: Wählen Sie mindestens {limit, number} oder keines.',
  atMost: '{type}: Wählen Sie höchstens {limit, number}.',
  left: '{limit, plural, =0 {{type}: im Moment keine mehr verfügbar.} one {{type}: Es gibt nur noch #.} other {{type}: Es gibt nur noch #.}}',
  price: '{type}: Geben Sie einen Preis wie {example} ein.',
  priceAtLeast: '{type}: Der Preis muss mindestens {price} betragen.',
  priceAtMost: '{type}: Der Preis darf höchstens {price} betragen.',
  notOnSale: '{type} ist zurzeit nicht im Verkauf.',
  notPayable: '{type} kann hier zurzeit nicht bezahlt werden.',
  eventOver: 'Die Veranstaltung ist vorbei. Es werden keine Tickets mehr verkauft.',
  notOffered: 'Eines der gewählten Tickets wird nicht mehr angeboten. Wählen Sie neu aus.',
  soldOut: 'Es sind nicht mehr genug Tickets verfügbar. Vielleicht werden noch welche frei.',
  ordered: 'Sie haben diese Tickets bereits bestellt. Um sie noch einmal zu bestellen, fahren Sie fort.',
  tooMuch: 'Der Betrag ist zu hoch für eine Bestellung. Bestellen Sie weniger Tickets auf einmal.',
  tooMany: 'Wählen Sie insgesamt höchstens {limit, number} Tickets.',
  network:
    'Aus Ihrem Netzwerk sind gerade zu viele Tickets reserviert oder noch nicht bezahlt. Versuchen Sie es später noch einmal oder über ein anderes Netzwerk, zum Beispiel mit mobilen Daten.',
  name: 'Geben Sie Ihren Namen ein.',
  tooLong: 'Geben Sie höchstens {limit, number} Zeichen ein.',
  nameLink: 'Geben Sie einen Namen ohne Internetadresse ein.',
  attendeeLink: 'Ticket {number, number}: Geben Sie einen Namen ohne Internetadresse ein.',
  characters: 'Geben Sie einen einzeiligen Text ohne unsichtbare Zeichen ein.',
  email: 'Geben Sie eine E‑Mail-Adresse wie name@example.com ein.',
  holder: 'Geben Sie den Namen des Kontoinhabers ein.',
  iban: 'Geben Sie eine gültige IBAN ein. Prüfen Sie sie auf Tippfehler.',
  method: 'Wählen Sie eine Zahlungsart.',
  notOfferedMethod: 'Diese Zahlungsart ist nicht mehr möglich. Wählen Sie eine andere.',
  attendee:
    'Ticket {number, number}: Geben Sie einen einzeiligen Namen mit höchstens 200 Zeichen ein oder lassen Sie das Feld leer.',
  attendeeEmail:
    'Ticket {number, number}: Geben Sie eine E‑Mail-Adresse ein, etwa name@example.com, oder lassen Sie das Feld leer.',
} as const satisfies SameShape<BuyerErrors>
