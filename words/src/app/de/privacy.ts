import type { SameShape } from '../../same-shape.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy = {
  erasure: {
    title: 'Daten eines Gastes löschen',
    lead: 'Wenn ein Gast die Löschung seiner Daten verlangt (Art. 17 DSGVO). Seine Bestellungen bleiben mit Beträgen, Steuern, Nummern und Daten in Ihrer Buchhaltung, aber ohne die Person.',
    email: 'E‑Mail-Adresse des Gastes',
    emailHint: 'Die Adresse in den Bestellungen und Fragen.',
    find: 'Daten suchen',
    ofOrder: 'Sie kommen von einer Bestellung: Das sind die Daten des Gastes.',
    nothing: 'Zu dieser Adresse ist in diesem Team nichts gespeichert.',
    found: {
      title: 'Gefundene Daten zu {who}',
      anonymous: 'einer Bestellung ohne Adresse',
      orders: '{count, plural, one {{shown} Bestellung} other {{shown} Bestellungen}}',
      tickets: '{count, plural, one {{shown} Ticket} other {{shown} Tickets}}',
      threads: '{count, plural, one {{shown} Unterhaltung} other {{shown} Unterhaltungen}}',
      mails: '{count, plural, one {{shown} E‑Mail} other {{shown} E‑Mails}}',
      bankLines:
        '{count, plural, one {{shown} Buchung eines Kontoauszugs} other {{shown} Buchungen von Kontoauszügen}}',
    },
    stays: {
      title: 'Was bleibt',
      body: 'Bestellungen, Tickets, Zahlungen und Erstattungen mit Nummern, Beträgen, Steuern und Daten. Das Gesetz verlangt, dass Sie sie als Belege aufbewahren.',
      invoices:
        '{count, plural, one {{shown} ausgestellte Rechnung behält} other {{shown} ausgestellte Rechnungen behalten}} Namen und Anschrift: Rechnungen dürfen nicht mehr geändert werden. Foyer löscht sie am Ende der Aufbewahrungsfrist.',
    },
    goes: {
      title: 'Was endgültig gelöscht wird',
      body: 'Namen, E‑Mail-Adressen, Teilnehmer, Antworten auf Ihre Fragen, Notizen, Gründe und Nachrichten in diesen Bestellungen; die Unterhaltungen; die E‑Mails und ihr Protokoll; Zahler und Verwendungszweck auf den Kontoauszügen.',
    },
    upcoming: {
      title:
        '{count, plural, one {{shown} Bestellung hat gültige Tickets} other {{shown} Bestellungen haben gültige Tickets}}',
      body: 'Die Veranstaltung steht noch bevor. Die Tickets bleiben gültig, aber der Gast bekommt keine E‑Mails zu Änderungen mehr, und am Einlass erscheint kein Name.',
    },
    blocked: {
      title:
        '{count, plural, one {{shown} Bestellung muss zuerst abgeschlossen werden} other {{shown} Bestellungen müssen zuerst abgeschlossen werden}}',
      body: 'Versuchen Sie es danach noch einmal.',
    },
    block: {
      reserved: 'Wird gerade vom Gast abgeschlossen',
      requested: 'Noch anzunehmen oder abzulehnen',
      pending: 'Noch als bezahlt zu markieren oder zu stornieren',
      'payment-open': 'Kartenzahlung läuft noch',
      'refund-open': 'Erstattung steht aus oder ist unterwegs',
    },
    elsewhere:
      'Nicht erfasst: Sicherungen, bis sie ablaufen, von Ihnen heruntergeladene Dateien, Daten bei Stripe und Ihrer Bank und E‑Mails in Postfächern.',
    erase: 'Daten löschen',
    confirm: {
      title: 'Daten von {who} löschen?',
      body: 'Das lässt sich nicht rückgängig machen.',
    },
    error: {
      'erasure-open':
        'Eine der Bestellungen hat sich gerade geändert. Suchen Sie die Daten noch einmal, um zu sehen, welche die Löschung verhindert.',
    },
    erased: 'Die Daten wurden gelöscht.',
    record: {
      title: 'Löschungen',
      lead: 'Der Nachweis, dass Sie den Anträgen nachgekommen sind, ohne die Daten selbst.',
      none: 'Bisher wurden keine Daten eines Gastes gelöscht.',
      by: 'durch {name}',
      former: 'durch ein früheres Mitglied',
    },
  },
  retention: {
    title: 'Aufbewahrung',
    lead: 'Foyer löscht Daten über Gäste jede Nacht, sobald ihre Frist abgelaufen ist.',
    kinds: {
      'unpaid-orders': {
        name: 'Bestellungen ohne Zahlung',
        what: 'Namen und Adressen in Bestellungen, die unbezahlt verfallen sind oder storniert wurden. Um Fragen dazu zu beantworten.',
      },
      attendees: {
        name: 'Teilnehmer',
        what: 'Namen und Adressen auf Tickets, ab dem Ende der Veranstaltung. Für den Einlass und um Streitfälle zu klären.',
      },
      answers: {
        name: 'Antworten auf Ihre Fragen',
        what: 'Was Gäste geantwortet haben, samt Dateien, ab dem Ende der Veranstaltung. Antworten, die Sie für die Buchhaltung brauchen, bleiben so lange wie die Bestellung.',
      },
      questions: {
        name: 'Unterhaltungen',
        what: 'Fragen von Gästen und Ihre Antworten, ab der letzten Nachricht. Ansprüche verjähren in der Regel nach drei Jahren (§ 195 BGB).',
      },
      messages: {
        name: 'Nachrichten an Gäste',
        what: 'Betreff und Text von Nachrichten, die Sie an viele Gäste geschickt haben.',
      },
      accounts: {
        name: 'Buchhaltung',
        what: 'Namen und Adressen in bezahlten Bestellungen, Zahler auf Kontoauszügen und ausgestellte Rechnungen, ab Jahresende. Deutschland verlangt 8 Jahre (§ 147 AO), Frankreich 10 (art. L123-22 Code de commerce).',
      },
    },
    days: '{count, plural, one {{shown} Tag} other {{shown} Tage}}',
    years: '{count, plural, one {{shown} Jahr} other {{shown} Jahre}}',
    inDays: 'in Tagen',
    inYears: 'in Jahren',
    between: '{min} bis {max}. Vorgabe: {usual}.',
    lastRun:
      'Zuletzt {at}: {count, plural, =0 {nichts zu löschen} one {{shown} Eintrag gelöscht} other {{shown} Einträge gelöscht}}',
    never: 'Noch nicht ausgeführt',
    save: 'Fristen speichern',
    saved: 'Die Fristen wurden gespeichert.',
    period: '{kind}, {unit}',
    fixed: {
      title: 'Mit fester Frist',
      reservations: 'Reservierungen, aus denen keine Bestellung wurde: sieben Tage',
      mails: 'E‑Mails: der Inhalt bis zum Versand, höchstens 30 Tage; das Protokoll 90 Tage',
      responses: 'Antworten auf wiederholte Anfragen: ein Tag, verschlüsselt',
      'refund-accounts': 'Bankkonten für Erstattungen: bis zur Überweisung, verschlüsselt',
      networks:
        'Netzwerk, aus dem bestellt wurde: bis die Bestellung bezahlt, storniert oder verfallen ist, bei kostenlosen eine Stunde; nur als Prüfwert',
    },
  },
} as const satisfies SameShape<typeof english>
