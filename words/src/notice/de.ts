import type { SameShape } from '../same-shape.ts'
import type { notice as english } from './en.ts'

/** The public pages that say why a page cannot be shown, in German. */
export const notice = {
  missing: 'Seite nicht gefunden',
  missingLead:
    'Unter dieser Adresse gibt es keine Veranstaltung. Prüfen Sie den Link oder fragen Sie den Veranstalter.',
  missingOrder:
    'Unter dieser Adresse gibt es keine Bestellung. Prüfen Sie, ob der Link aus Ihrer E‑Mail vollständig ist.',
  replaced: 'Dieser Link wurde ersetzt',
  replacedLead:
    'Die E‑Mail-Adresse wurde korrigiert oder das Ticket weitergegeben. Verwenden Sie den Link aus Ihrer neuesten E‑Mail.',
  foreign: 'Diese Anfrage kam von einer anderen Website',
  foreignLead:
    'Zu Ihrer Sicherheit nehmen wir Bestellungen nur von den Seiten dieser Website an. Gehen Sie zurück und versuchen Sie es noch einmal.',
  busy: 'Zu viele Anfragen',
  busyLead:
    'Bitte warten Sie einen Moment, gehen Sie zurück und versuchen Sie es noch einmal. Es wurde nichts doppelt bestellt.',
  unread: 'Ihre Anfrage war nicht lesbar',
  unreadLead:
    'Ihr Browser hat etwas gesendet, das wir nicht lesen konnten. Gehen Sie zurück und versuchen Sie es noch einmal.',
  broken: 'Etwas ist schiefgelaufen',
  brokenLead: 'Bitte versuchen Sie es gleich noch einmal. Es wurde nichts doppelt bestellt.',
  again: 'Erneut versuchen',
} as const satisfies SameShape<typeof english>
