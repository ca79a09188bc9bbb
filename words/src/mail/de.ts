import { imprint } from '../imprint/de.ts'
import { notifications } from '../inbox/de.ts'
import type { SameShape } from '../same-shape.ts'
import { withdrawal } from '../withdrawal/de.ts'
import type { MailMessages } from './en.ts'

/** What Foyer writes in mails, in German. */
export const messages = {
  hello: 'Hallo {name},',
  label: '{label}:',
  openLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sentBy: 'Gesendet von Foyer unter {address}.',
  sentFor: 'Gesendet von Foyer ({address}) im Auftrag von {organiser}.',
  questions: 'Fragen? Antworten Sie auf diese E‑Mail, dann erreichen Sie {organiser}.',
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    lead: 'für Ihr Konto wurde ein neues Passwort angefordert. Hier können Sie es festlegen:',
    action: 'Neues Passwort festlegen',
    note: 'Der Link gilt eine Stunde und nur einmal. Haben Sie kein neues Passwort angefordert, ignorieren Sie diese E‑Mail: Ihr Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    lead: 'das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.',
    note: 'Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest:',
    action: 'Neues Passwort festlegen',
  },
  confirmEmail: {
    subject: 'Neue E‑Mail-Adresse bestätigen',
    lead: 'Sie möchten sich künftig mit dieser Adresse bei Foyer anmelden. Bestätigen Sie, dass sie Ihnen gehört:',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden und nur einmal. Haben Sie das nicht angefordert, ignorieren Sie diese E‑Mail: Es ändert sich nichts.',
  },
  emailTaken: {
    subject: 'Diese Adresse gehört schon zu einem Konto',
    lead: 'jemand wollte diese Adresse für ein anderes Konto bei Foyer verwenden. Sie gehört aber schon zu Ihrem Konto, deshalb wurde nichts geändert.',
    note: 'Falls Sie das waren, melden Sie sich einfach mit dieser Adresse an.',
  },
  emailChange: {
    subject: 'Ihre E‑Mail-Adresse wird geändert',
    lead: 'Sie möchten sich künftig mit {newEmail} bei Foyer anmelden. Dorthin haben wir einen Link gesendet; die Änderung gilt, sobald er geöffnet und bestätigt wird.',
    note: 'Falls Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie sofort ein neues fest, dann wird die Änderung verworfen:',
    action: 'Neues Passwort festlegen',
  },
  supportRequest: {
    subject: 'Hilfe: {subject}',
    lead: '{name} ({email}) bittet um Hilfe. Ihre Antwort auf diese E‑Mail geht an diese Adresse.',
    page: 'Geschrieben auf {path}, Sprache {languageName}, Farbschema „{theme, select, light {Hell} dark {Dunkel} other {Wie System}}“, {width, number} Pixel breit.',
    number: 'Nummer der Anfrage: {id}',
  },
  threadReply: {
    subjectEvent: '{organiser} hat Ihnen geantwortet: {event}',
    subject: '{organiser} hat Ihnen geantwortet',
    lead: '{organiser} hat auf Ihre Nachricht geantwortet:',
    note: 'Um zurückzuschreiben, öffnen Sie die Unterhaltung.',
    noteReply: 'Um zurückzuschreiben, öffnen Sie die Unterhaltung oder antworten Sie auf diese E‑Mail.',
    action: 'Unterhaltung öffnen',
    asked: 'Ihre Nachricht:',
  },
  inboxNews: {
    subject: '{count, plural, one {# Neuigkeit} other {# Neuigkeiten}} im Posteingang von {team}',
    about: '{title}: {event}',
    lead: 'im Posteingang von {team} {count, plural, one {gibt es eine Neuigkeit} other {gibt es # Neuigkeiten}}:',
    daily:
      'im Posteingang von {team} {count, plural, one {gibt es seit gestern eine Neuigkeit, die} other {gibt es seit gestern # Neuigkeiten, die}} Sie noch nicht gelesen haben:',
    question: '{name} hat Ihnen geschrieben',
    answer:
      'Antworten Sie im Posteingang, dann sieht es auch Ihr Team, oder auf diese E‑Mail, dann geht Ihre Antwort direkt an {name}.',
    answerThere: 'Antworten Sie auf jede Nachricht im Posteingang: Eine Antwort auf diese E‑Mail käme nicht an.',
    action: 'Posteingang öffnen',
    open: 'Im Posteingang öffnen',
    choose: 'Festlegen, was Sie auch per E‑Mail bekommen und wie oft',
    unsubscribeDaily: 'Tägliche E‑Mail abbestellen (in Ihrem Profil können Sie sie wieder einschalten)',
    unsubscribe: 'Solche E‑Mails abbestellen (in Ihrem Profil können Sie sie wieder einschalten)',
  },
  imprint,
  notifications,
  order: {
    testSubject: 'Test: {subject}',
    testNote:
      'Das ist eine Testbestellung: Sie muss nicht bezahlt werden, und ihre Tickets berechtigen nicht zum Einlass.',
    confirmed: 'Ihre Tickets: {event}',
    paymentInstructions: 'Bitte bezahlen Sie Ihre Bestellung {number}: {event}',
    paymentReminder: 'Erinnerung: Bitte bezahlen Sie Ihre Bestellung {number}',
    paymentDueEarlier: 'Bitte zahlen Sie früher für Ihre Bestellung {number}: {event}',
    expired: 'Ihre Bestellung {number} ist verfallen: {event}',
    cancelled: 'Ihre Bestellung {number} wurde storniert: {event}',
    refunded: 'Erstattung für Ihre Bestellung {number}: {event}',
    refundSent: 'Ihre Erstattung ist überwiesen: Bestellung {number}',
    paymentTooLate: 'Ihre Zahlung wird erstattet: Bestellung {number}',
    confirmedLead:
      'Ihre Bestellung ist abgeschlossen. Sie finden Ihre Tickets im Anhang und jederzeit auf der Seite Ihrer Bestellung.',
    paymentLead:
      'vielen Dank für Ihre Bestellung. Ihre Plätze sind bis {due} reserviert. Bitte überweisen Sie {total} rechtzeitig; Ihre Tickets bekommen Sie, sobald die Zahlung eingegangen ist.',
    reminderLead:
      'Ihre Überweisung über {total} ist noch nicht eingegangen. Ihre Plätze sind bis {due} reserviert. Wenn Sie in den letzten Tagen schon bezahlt haben, müssen Sie nichts weiter tun.',
    dueEarlierLead:
      'Die Veranstaltung beginnt jetzt früher, als Ihre Zahlung fällig war. Bitte überweisen Sie {total} bis {due}; so lange sind Ihre Plätze reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
    expiredLead:
      'die Zahlung für Ihre Bestellung ist nicht rechtzeitig eingegangen, deshalb wurden Ihre Plätze freigegeben. Solange es noch Tickets gibt, können Sie neu bestellen.',
    cancelledLead: 'Ihre Bestellung wurde storniert. Die Tickets sind ungültig, und Sie müssen nichts mehr bezahlen.',
    refundedLead:
      'Ihre Bestellung wurde storniert, und Sie bekommen {total} zurück. Die Tickets sind nicht mehr gültig.',
    refundSentLead:
      '{organiser} hat am {date} {total} auf Ihr Konto überwiesen. Das Geld ist in der Regel innerhalb von zwei Bankarbeitstagen da.',
    refundToCard:
      '{amount} gehen auf die Karte zurück, mit der Sie bezahlt haben. Das dauert in der Regel 5 bis 10 Tage.',
    refundByTransfer:
      '{organiser} überweist {amount} auf Ihr Bankkonto. Bitte geben Sie das Konto auf der Seite Ihrer Bestellung an; das Geld kommt dann innerhalb von 14 Tagen.',
    paymentTooLateLead:
      'Ihre Zahlung von {total} konnten wir nicht annehmen: Ihre Plätze waren schon vergeben, oder die Bestellung war bereits bezahlt oder storniert. Sie bekommen den vollen Betrag zurück.',
    giroCode: 'Oder scannen Sie diesen Code mit Ihrer Banking-App, dann ist die Überweisung schon ausgefüllt:',
    giroCodeLabel: 'GiroCode mit den Angaben zur Überweisung',
    holder: 'Kontoinhaber:',
    iban: 'IBAN:',
    bic: 'BIC:',
    amount: 'Betrag:',
    reference: 'Verwendungszweck:',
    event: 'Veranstaltung:',
    when: 'Wann:',
    online: 'Online: {website}',
    onlineOnly: 'Online',
    join: 'Online teilnehmen',
    access: 'So nehmen Sie teil:',
    doors: 'Einlass:',
    where: 'Wo:',
    number: 'Bestellung:',
    line: '{quantity, number} × {type}',
    each: 'je {price}',
    lineTax: 'inkl. {rate} MwSt.',
    total: 'Summe:',
    tax: 'inkl. {rate} MwSt.:',
    free: 'Kostenlos',
    ticket: 'Ticket {at, number}:',
    organiser: 'Veranstalter:',
    seller: 'Verkauft von:',
    withdrawal,
    open: 'Bestellung öffnen',
  },
} as const satisfies SameShape<MailMessages>
