import { told } from '../inbox/de.ts'
import type { SameShape } from '../same-shape.ts'
import type { MailMessages } from './en.ts'

/** What Foyer writes in mails, in German. */
export const messages = {
  hello: 'Hallo {name},',
  openLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sentBy: 'Gesendet von Foyer unter {address}.',
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    lead: 'für Ihr Konto wurde ein neues Passwort angefordert. Hier können Sie es festlegen:',
    action: 'Neues Passwort festlegen',
    note: 'Der Link funktioniert einmal und nur in der nächsten Stunde. Falls die Anforderung nicht von Ihnen kam, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.',
    note: 'Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest:',
    action: 'Neues Passwort festlegen',
  },
  confirmEmail: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Sie möchten sich künftig mit dieser Adresse bei Foyer anmelden. Bestätigen Sie, dass sie Ihnen gehört:',
    action: 'Adresse bestätigen',
    note: 'Der Link funktioniert einmal und nur in den nächsten 24 Stunden. Falls die Anforderung nicht von Ihnen kam, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
  },
  emailTaken: {
    subject: 'Diese Adresse gehört schon zu einem Konto',
    lead: 'diese Adresse sollte für ein anderes Konto bei Foyer verwendet werden. Sie gehört aber schon zu Ihrem, deshalb wurde nichts geändert.',
    note: 'Falls Sie das waren, melden Sie sich mit dieser Adresse an.',
  },
  emailChange: {
    subject: 'Ihre E-Mail-Adresse soll sich ändern',
    lead: 'Sie möchten sich künftig mit {newEmail} bei Foyer anmelden. Die Änderung gilt, sobald der dorthin gesendete Link geöffnet wird.',
    note: 'Falls Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie sofort ein neues fest, dann wird die Änderung verworfen:',
    action: 'Neues Passwort festlegen',
  },
  supportRequest: {
    subject: 'Hilfe: {subject}',
    lead: '{name} ({email}) bittet um Hilfe. Eine Antwort auf diese E-Mail geht dorthin.',
    page: 'Geschrieben auf {path}, Sprache {language}, Farbschema {theme}, {width, number} Pixel breit.',
    number: 'Nummer der Anfrage: {id}',
  },
  threadReply: {
    subjectEvent: '{organiser} hat Ihnen geantwortet: {event}',
    subject: '{organiser} hat Ihnen geantwortet',
    lead: '{organiser} hat auf Ihre Nachricht geantwortet:',
    note: 'Auf dieser Seite können Sie zurückschreiben. Eine Antwort auf diese E-Mail käme nicht an.',
    action: 'Unterhaltung öffnen',
    asked: 'Sie hatten geschrieben:',
  },
  inboxNews: {
    subject: '{count, plural, one {# Neuigkeit} other {# Neuigkeiten}} im Posteingang von {team}',
    about: '{title}: {event}',
    lead: 'im Posteingang von {team} {count, plural, one {ist gerade etwas angekommen} other {sind gerade # Dinge angekommen}}:',
    daily:
      'im Posteingang von {team} {count, plural, one {ist seit gestern etwas angekommen, das} other {sind seit gestern # Dinge angekommen, die}} Sie noch nicht gelesen haben:',
    question: '{name} hat Ihnen geschrieben',
    action: 'Posteingang öffnen',
    choose: 'Was auch per E-Mail kommt und wie oft, wählen Sie hier: {choices}',
  },
  told,
  order: {
    testSubject: 'Test: {subject}',
    testNote:
      'Dies ist eine Testbestellung: Sie muss nicht bezahlt werden, und ihre Tickets berechtigen nicht zum Einlass.',
    confirmed: 'Ihre Tickets: {event}',
    paymentInstructions: 'Bitte bezahlen Sie Ihre Bestellung {number}: {event}',
    paymentReminder: 'Erinnerung: Bitte bezahlen Sie Ihre Bestellung {number}',
    expired: 'Ihre Bestellung {number} ist verfallen: {event}',
    cancelled: 'Ihre Bestellung {number} wurde storniert: {event}',
    refunded: 'Erstattung Ihrer Bestellung {number}: {event}',
    paymentTooLate: 'Ihre Zahlung geht an Sie zurück: Bestellung {number}',
    confirmedLead:
      'Ihre Bestellung ist abgeschlossen. Ihre Tickets hängen an dieser Mail, und auf der Seite Ihrer Bestellung können Sie sie jederzeit öffnen.',
    paymentLead:
      'danke für Ihre Bestellung. Ihre Plätze sind bis {due} reserviert. Bitte überweisen Sie {total} rechtzeitig; sobald das Geld da ist, bekommen Sie Ihre Tickets.',
    reminderLead:
      'Ihre Überweisung von {total} ist noch nicht da. Ihre Plätze sind bis {due} reserviert. Wenn Sie in den letzten Tagen bezahlt haben, müssen Sie nichts weiter tun.',
    expiredLead:
      'die Zahlung für Ihre Bestellung kam nicht rechtzeitig, deshalb wurden Ihre Plätze freigegeben. Solange es Tickets gibt, können Sie noch einmal bestellen.',
    cancelledLead:
      'Ihre Bestellung wurde storniert. Die Tickets sind nicht gültig, und es ist nichts mehr zu bezahlen.',
    refundedLead:
      'Ihre Bestellung wurde storniert, und Sie bekommen {total} zurück. Die Tickets sind nicht mehr gültig.',
    paymentTooLateLead:
      'Ihre Zahlung von {total} konnte nicht angenommen werden: Als sie kam, waren Ihre Plätze schon vergeben, oder die Bestellung war bereits bezahlt. Sie bekommen alles zurück.',
    holder: 'Kontoinhaber:',
    iban: 'IBAN:',
    bic: 'BIC:',
    amount: 'Betrag:',
    reference: 'Verwendungszweck:',
    event: 'Veranstaltung:',
    when: 'Wann:',
    where: 'Wo:',
    number: 'Bestellung:',
    total: 'Summe:',
    free: 'Kostenlos',
    organiser: 'Veranstalter:',
    open: 'Bestellung öffnen',
  },
} as const satisfies SameShape<MailMessages>
