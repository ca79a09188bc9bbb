import type { SameShape } from '../../same-shape.ts'
import type { deletions as english } from '../en/deletions.ts'

export const deletions = {
  team: {
    title: 'Team löschen',
    lead: 'Löscht das Team endgültig, für alle Mitglieder.',
    button: 'Dieses Team löschen …',
    ask: '{team} löschen?',
    confirm: 'Team löschen',
    done: '{team} wurde gelöscht.',
    blocked: 'Dieses Team lässt sich noch nicht löschen:',
    onSale:
      '{count, plural, one {# Veranstaltung ist im Verkauf. Beenden Sie zuerst den Verkauf.} other {# Veranstaltungen sind im Verkauf. Beenden Sie zuerst den Verkauf.}}',
    upcoming:
      'Zu {count, plural, one {# Bestellung gibt} other {# Bestellungen gibt}} es Tickets für eine Veranstaltung, die noch nicht vorbei ist.',
    open: '{count, plural, one {# Bestellung ist nicht abgeschlossen oder wartet} other {# Bestellungen sind nicht abgeschlossen oder warten}} auf die Zahlung.',
    owed: '{count, plural, one {# Bestellung wartet} other {# Bestellungen warten}} auf eine Erstattung.',
    events:
      '{count, plural, =0 {Es gibt keine Veranstaltungen zu löschen.} one {# Veranstaltung wird gelöscht, mit Seite und Einstellungen.} other {# Veranstaltungen werden gelöscht, mit Seiten und Einstellungen.}}',
    keptOrders:
      '{count, plural, one {# bezahlte Bestellung bleibt} other {# bezahlte Bestellungen bleiben}} mit ihrer Veranstaltung erhalten, weil das Steuerrecht es verlangt. Personenbezogene Daten der Gäste werden nach den Fristen in Ihren Datenschutzeinstellungen gelöscht.',
    members:
      '{count, plural, =0 {Sie sind das einzige Mitglied.} one {# weiteres Mitglied verliert sofort den Zugriff.} other {# weitere Mitglieder verlieren sofort den Zugriff.}}',
    rest: 'Einladungen, API-Token sowie Notion- und Stripe-Schlüssel funktionieren dann sofort nicht mehr.',
    last: 'Ist dies Ihr einziges Team, erhalten Sie ein neues, leeres.',
    final: 'Das lässt sich nicht rückgängig machen.',
  },
  account: {
    title: 'Konto löschen',
    lead: 'Entfernt Ihr Konto und alles, was nur Sie nutzen.',
    button: 'Mein Konto löschen …',
    ask: 'Ihr Konto löschen?',
    confirm: 'Konto löschen',
    operator: 'Sie betreiben diese Installation von Foyer. Deshalb lässt sich Ihr Konto nicht löschen.',
    final: 'Sie werden überall abgemeldet. Das lässt sich nicht rückgängig machen.',
    outcome: {
      left: 'Sie verlassen das Team; es bleibt bestehen.',
      deleted:
        'Wird gelöscht, weil Sie das einzige Mitglied sind. Bezahlte Bestellungen bleiben, solange das Steuerrecht es verlangt.',
      blocked:
        'Es sind Tickets im Verkauf oder Bestellungen offen. Löschen Sie zuerst das Team in seinen Einstellungen; dort steht, was fehlt.',
      'owner-needed': 'Nur Sie haben die Rolle Leitung. Geben Sie sie zuerst einem anderen Mitglied.',
    },
  },
  export: {
    title: 'Ihre Daten',
    lead: 'Alles, was Foyer über Sie gespeichert hat, als JSON-Datei.',
    button: 'Meine Daten herunterladen',
  },
} as const satisfies SameShape<typeof english>
