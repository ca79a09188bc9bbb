import { imprint } from '../imprint/de.ts'
import { notifications } from '../inbox/de.ts'
import { legalTexts } from '../legal-texts/de.ts'
import { roles } from '../roles/de.ts'
import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/de.ts'
import { withdrawal, withdrawalOfAddOns } from '../withdrawal/de.ts'
import type { MailMessages } from './en.ts'

/** Texts of mails, in German. */
export const messages = {
  legalTexts,
  hello: 'Hallo {name},',
  helloUnnamed: 'Hallo,',
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
  signInChanged: {
    twoFactorOn: {
      subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      lead: 'für Ihr Konto wurde soeben die Zwei-Faktor-Anmeldung eingeschaltet. Ab jetzt brauchen Sie zum Anmelden einen Code aus Ihrer Authenticator-App. Alle anderen Sitzungen wurden beendet.',
    },
    twoFactorOff: {
      subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      lead: 'für Ihr Konto wurde soeben die Zwei-Faktor-Anmeldung ausgeschaltet: Zum Anmelden genügt Ihr Passwort. Alle anderen Sitzungen wurden beendet.',
    },
    recoveryCodesRenewed: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      lead: 'für Ihr Konto wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    },
    recoveryCodeUsed: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      lead: 'mit einem Wiederherstellungscode hat sich soeben jemand bei Ihrem Konto angemeldet. {left, plural, =0 {Es ist keiner mehr übrig: Erstellen Sie in Ihrem Profil neue.} one {Es ist noch einer übrig: Erstellen Sie in Ihrem Profil neue.} other {Es sind noch # übrig.}}',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde hinzugefügt',
      lead: 'Ihrem Konto wurde soeben ein Passkey hinzugefügt. Mit ihm kann man sich ohne Ihr Passwort anmelden.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      lead: 'aus Ihrem Konto wurde soeben ein Passkey entfernt. Mit ihm kann man sich nicht mehr anmelden.',
    },
    providerConnected: {
      subject: 'Ein Anmeldedienst wurde verbunden',
      lead: 'Ihr Konto wurde soeben mit einem Anmeldedienst verbunden. Mit ihm kann man sich ohne Ihr Passwort anmelden.',
    },
    providerDisconnected: {
      subject: 'Ein Anmeldedienst wurde getrennt',
      lead: 'Ihr Konto ist nicht mehr mit dem Anmeldedienst verbunden. Mit ihm kann man sich nicht mehr anmelden. Alle Ihre anderen Sitzungen sind beendet.',
    },
    note: 'Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest und prüfen Sie Ihr Profil:',
    action: 'Neues Passwort festlegen',
  },
  confirmEmail: {
    subject: 'Neue E‑Mail-Adresse bestätigen',
    lead: 'Sie möchten sich künftig mit dieser Adresse bei Foyer anmelden. Bestätigen Sie, dass sie Ihnen gehört, und öffnen Sie auch den Link in der E‑Mail an Ihre bisherige Adresse:',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden und nur einmal. Haben Sie das nicht angefordert, ignorieren Sie diese E‑Mail: Es ändert sich nichts.',
  },
  emailTaken: {
    subject: 'Diese Adresse gehört schon zu einem Konto',
    lead: 'jemand wollte diese Adresse für ein anderes Konto bei Foyer verwenden. Sie gehört aber schon zu Ihrem Konto, deshalb wurde nichts geändert.',
    note: 'Falls Sie das waren, melden Sie sich einfach mit dieser Adresse an.',
  },
  signUp: {
    subject: 'Ihr Konto bei Foyer',
    lead: 'Sie möchten mit dieser Adresse ein Konto bei Foyer anlegen. Hier geht es weiter:',
    action: 'Konto anlegen',
    note: 'Der Link gilt 24 Stunden und nur einmal. Haben Sie das nicht angefordert, ignorieren Sie diese E‑Mail: Es wird kein Konto angelegt.',
  },
  signUpTaken: {
    subject: 'Sie haben bereits ein Konto bei Foyer',
    lead: 'mit dieser Adresse sollte ein neues Konto bei Foyer angelegt werden. Sie haben aber schon eines. Melden Sie sich hier an:',
    action: 'Anmelden',
    note: 'Haben Sie Ihr Passwort vergessen, können Sie dort ein neues festlegen. Falls Sie das nicht waren, ignorieren Sie diese E‑Mail: Es hat sich nichts geändert.',
  },
  emailChange: {
    subject: 'Ist {newEmail} Ihre neue Adresse?',
    lead: 'Sie möchten sich künftig mit {newEmail} bei Foyer anmelden. Auch dorthin haben wir einen Link gesendet; die Adresse ändert sich, sobald beide bestätigt sind. Dieser Link gilt 24 Stunden und nur einmal:',
    action: 'Änderung bestätigen oder ablehnen',
    note: 'Falls Sie das nicht waren, kennt jemand Ihr Passwort: Lehnen Sie die Änderung dort ab und legen Sie sofort ein neues Passwort fest.',
  },
  emailChanged: {
    subject: 'Ihre E‑Mail-Adresse wurde geändert',
    lead: 'ab jetzt melden Sie sich mit {newEmail} bei Foyer an. Alle Ihre Sitzungen sind beendet, und Links aus früheren E‑Mails gelten nicht mehr.',
    note: 'Haben Sie das nicht in Ihrem bisherigen Postfach bestätigt, wenden Sie sich an die Administration dieser Foyer-Installation.',
  },
  invitation: {
    subject: '{inviter} lädt Sie in das Team {team} ein',
    lead: '{inviter} lädt Sie ein, in Foyer zum Team {team} zu kommen, das dort seine Veranstaltungen und den Ticketverkauf organisiert.',
    role: 'Ihre Rolle',
    action: 'Einladung ansehen',
    note: 'Der Link gilt nur für Sie und bis {until}. Wenn Sie {inviter} nicht kennen, ignorieren Sie diese E‑Mail.',
  },
  roles,
  supportRequest: {
    subject: 'Hilfe: {subject}',
    lead: '{name} ({email}) bittet um Hilfe. Ihre Antwort auf diese E‑Mail geht an diese Adresse.',
    page: 'Geschrieben auf {path}, Sprache {languageName}, Farbschema „{theme, select, light {Hell} dark {Dunkel} other {Wie System}}“, {width, number} Pixel breit.',
    number: 'Nummer der Anfrage: {id}',
  },
  orderMessage: {
    unsubscribe: 'Nachrichten von {organiser} abbestellen (E‑Mails zu Ihren Bestellungen kommen weiterhin an)',
  },
  foundTickets: {
    subject: 'Ihre Tickets',
    lead: '{count, plural, one {Hier ist der Link zu Ihren Tickets, den Sie angefordert haben:} other {Hier sind die Links zu Ihren Tickets, die Sie angefordert haben:}}',
    order: 'Bestellung {number} öffnen',
    ticket: 'Ticket {number} öffnen',
    note: 'Behalten Sie diese Links für sich: Wer sie hat, kann die Tickets verwenden. Falls Sie sie nicht angefordert haben, ignorieren Sie diese E‑Mail.',
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
  inboxDigest: {
    subject: '{count, plural, one {# Neuigkeit} other {# Neuigkeiten}} im Posteingang von {team}',
    about: '{title}: {event}',
    lead: 'im Posteingang von {team} {count, plural, one {gibt es eine Neuigkeit} other {gibt es # Neuigkeiten}}:',
    daily:
      'im Posteingang von {team} gibt es seit gestern {count, plural, one {eine ungelesene Neuigkeit} other {# ungelesene Neuigkeiten}}:',
    question: '{name} hat Ihnen geschrieben',
    answer:
      'Antworten Sie im Posteingang, dann sieht es auch Ihr Team, oder auf diese E‑Mail, dann geht Ihre Antwort direkt an {name}.',
    answerThere: 'Antworten Sie auf jede Nachricht im Posteingang: Eine Antwort auf diese E‑Mail käme nicht an.',
    more: '{count, plural, one {Eine weitere Neuigkeit steht} other {# weitere Neuigkeiten stehen}} im Posteingang.',
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
    approvalRequested: 'Ihre Anfrage {number}: {event}',
    approved: 'Angenommen – bitte bezahlen Sie Ihre Bestellung {number}: {event}',
    declined: 'Ihre Anfrage {number} wurde abgelehnt: {event}',
    requestExpired: 'Ihre Anfrage {number} ist verfallen: {event}',
    accessChanged: 'So nehmen Sie teil: {event}',
    paymentInstructions: 'Bitte bezahlen Sie Ihre Bestellung {number}: {event}',
    paymentReminder: 'Erinnerung: Bitte bezahlen Sie Ihre Bestellung {number}',
    paymentIncomplete: 'Ein Teil Ihrer Zahlung fehlt noch: Bestellung {number}',
    paymentDueEarlier: 'Frühere Zahlungsfrist für Ihre Bestellung {number}: {event}',
    paymentDueChanged: 'Neue Zahlungsfrist für Ihre Bestellung {number}: {event}',
    changed: 'Ihre Bestellung {number} wurde geändert: {event}',
    expired: 'Ihre Bestellung {number} ist verfallen: {event}',
    cancelled: 'Ihre Bestellung {number} wurde storniert: {event}',
    refunded: 'Erstattung für Ihre Bestellung {number}: {event}',
    ticketsCancelled: 'Einige Ihrer Tickets wurden storniert: Bestellung {number}, {event}',
    ticketsAndAddOnsCancelled: 'Einige Ihrer Tickets und Extras wurden storniert: Bestellung {number}, {event}',
    refundSent: 'Ihre Erstattung ist überwiesen: Bestellung {number}',
    paymentTooLate: 'Ihre Zahlung wird erstattet: Bestellung {number}',
    invoiceIssued: '{kind} {number}: {event}',
    emailCorrected: 'Die E‑Mail-Adresse Ihrer Bestellung {number} wurde geändert: {event}',
    confirmedLead:
      'Ihre Bestellung ist abgeschlossen. Sie finden Ihre Tickets im Anhang und jederzeit auf der Seite Ihrer Bestellung.',
    approvalLead:
      'vielen Dank für Ihre Anfrage. {organiser} entscheidet darüber, und wir senden Ihnen die Antwort per E‑Mail. Bis dahin sind die Tickets für Sie reserviert, und Sie müssen noch nichts bezahlen.',
    approvedLead:
      '{organiser} hat Ihre Anfrage angenommen. Ihre Tickets sind bis {due} reserviert. Bitte bezahlen Sie {total} bis dahin: Die Seite Ihrer Bestellung zeigt, wie. Sobald die Zahlung eingegangen ist, erhalten Sie die Tickets.',
    declinedLead:
      '{organiser} konnte Ihre Anfrage leider nicht annehmen. Die Tickets wurden freigegeben; Ihnen entstehen keine Kosten.',
    requestExpiredLead:
      '{organiser} hat bis zum Ende der Veranstaltung nicht über Ihre Anfrage entschieden. Ihnen entstehen keine Kosten.',
    payLead:
      'bitte bezahlen Sie {total} bis {due} auf der Seite Ihrer Bestellung. Bis dahin sind Ihre Tickets reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
    accessChangedLead:
      'hier sind die aktuellen Zugangsdaten zur Online-Veranstaltung. Falls Sie schon welche erhalten haben, gelten ab jetzt nur noch diese.',
    paymentLead:
      'vielen Dank für Ihre Bestellung. Ihre Tickets sind bis {due} reserviert. Bitte überweisen Sie {total} bis dahin. Sobald die Zahlung eingegangen ist, erhalten Sie die Tickets.',
    reminderLead:
      'Ihre Überweisung über {total} ist noch nicht eingegangen. Ihre Tickets sind bis {due} reserviert. Wenn Sie in den letzten Tagen schon bezahlt haben, müssen Sie nichts weiter tun.',
    incompleteLead:
      'vielen Dank, {received} sind eingegangen. Von Ihrer Bestellung sind noch {total} offen. {way, select, both {Bitte überweisen Sie den Betrag bis {due} oder bezahlen Sie ihn auf der Seite Ihrer Bestellung mit Karte} card {Bitte bezahlen Sie den Betrag bis {due} auf der Seite Ihrer Bestellung mit Karte} other {Bitte überweisen Sie den Betrag bis {due}}}; bis dahin sind Ihre Tickets reserviert. Sobald er eingeht, erhalten Sie Ihre Tickets.',
    dueEarlierLead:
      'die Veranstaltung beginnt jetzt vor dem Ende Ihrer Zahlungsfrist. Bitte überweisen Sie {total} bis {due}; bis dahin sind Ihre Tickets reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
    dueChangedLead:
      'bitte überweisen Sie {total} bis {due}; bis dahin sind Ihre Tickets reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
    changedLead:
      'Ihre Bestellung enthält jetzt die folgenden Tickets. Frühere Tickets, die hier nicht stehen, sind nicht mehr gültig.',
    restLead:
      'Von Ihrer Bestellung sind noch {total} offen. {way, select, both {Bitte überweisen Sie den Betrag auf dieses Konto oder bezahlen Sie ihn auf der Seite Ihrer Bestellung mit Karte.} transfer {Bitte überweisen Sie den Betrag auf dieses Konto.} card {Bitte bezahlen Sie den Betrag auf der Seite Ihrer Bestellung mit Karte.} other {Zum Bezahlen wenden Sie sich bitte an {organiser}.}}',
    expiredLead:
      'die Zahlung für Ihre Bestellung ist nicht rechtzeitig eingegangen, deshalb wurden Ihre Tickets freigegeben. Solange es noch Tickets gibt, können Sie neu bestellen.',
    cancelledLead: 'Ihre Bestellung wurde storniert. Die Tickets sind ungültig, und Sie müssen nichts mehr bezahlen.',
    refundedLead:
      'Ihre Bestellung wurde storniert, und Sie bekommen {total} zurück. Die Tickets sind nicht mehr gültig.',
    ticketsCancelledLead:
      'einige Tickets Ihrer Bestellung wurden storniert. Sie sind nicht mehr gültig; Ihre Bestellung enthält jetzt die unten genannten Tickets.',
    addOnsCancelledLead: 'einige Extras Ihrer Bestellung wurden storniert. Ihre Tickets bleiben gültig.',
    ticketsAndAddOnsCancelledLead:
      'einige Tickets und Extras Ihrer Bestellung wurden storniert. Sie sind nicht mehr gültig; Ihre Bestellung enthält jetzt die unten genannten Tickets.',
    refundLead: 'Sie erhalten {total} zurück.',
    kept: '{organiser} behält eine Stornogebühr von {fee} ein.',
    note: 'Eine Nachricht von {organiser}:',
    fee: 'Stornogebühr',
    reduction: 'Preisnachlass',
    refundSentLead:
      '{organiser} hat {total} am {date} auf Ihr Konto überwiesen. Das Geld ist in der Regel innerhalb von zwei Bankarbeitstagen da.',
    refundToCard:
      '{amount} gehen auf die Karte zurück, mit der Sie bezahlt haben. Das dauert in der Regel 5 bis 10 Tage.',
    refundInPerson: '{amount} wurden Ihnen persönlich zurückgegeben.',
    refundByTransfer:
      '{organiser} überweist {amount} auf Ihr Bankkonto. Bitte geben Sie das Konto auf der Seite Ihrer Bestellung an; das Geld kommt dann innerhalb von 14 Tagen.',
    paymentTooLateLead:
      'Ihre Zahlung von {total} konnten wir nicht annehmen: Ihre Plätze waren schon vergeben, die Bestellung war bereits bezahlt oder storniert, oder ihr Code war inzwischen für eine andere Bestellung eingelöst. Sie bekommen den vollen Betrag zurück.',
    missingAnswers:
      '{count, plural, one {{organiser} braucht noch eine Antwort von Ihnen:} other {{organiser} braucht noch # Antworten von Ihnen:}}',
    answerQuestions: 'Fragen beantworten',
    legal:
      '{count, plural, one {Dieser Text gehört} other {Diese Texte gehören}} zu Ihrer Bestellung. Die Fassung, die bei der Bestellung galt, ist als PDF angehängt:',
    invoiceIssuedLead:
      'anbei {count, plural, one {das Dokument} other {die Dokumente}} zu Ihrer Bestellung als PDF, für Buchhaltungsprogramme mit E‑Rechnung (ZUGFeRD, Factur-X).',
    document: '{kind} {number}',
    documents: { invoice: 'Rechnung', cancellation: 'Stornorechnung', 'credit-note': 'Rechnungskorrektur' },
    emailCorrectedLead:
      'die E‑Mail-Adresse dieser Bestellung wurde auf der Seite der Bestellung korrigiert. E‑Mails dazu gehen ab jetzt an eine andere Adresse. Der Link und die Tickets aus früheren E‑Mails gelten nicht mehr. Falls Sie diese Tickets bestellt und die Adresse nicht geändert haben, antworten Sie auf diese E‑Mail, um {organiser} zu informieren.',
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
    insteadOf: 'statt {price}',
    each: 'je {price}',
    lineTax: 'inkl. {rate} MwSt.',
    total: 'Gesamt:',
    code: 'Code:',
    tax: 'inkl. {rate} MwSt.:',
    free: 'Kostenlos',
    ticket: 'Ticket {at, number}:',
    organiser: 'Veranstalter:',
    seller: 'Verkauft von:',
    withdrawal,
    addOns: {
      testNote: 'Das ist eine Testbestellung: Sie muss nicht bezahlt werden, und ihre Extras sind nicht gültig.',
      confirmed: 'Ihre Extras: {event}',
      ticketsCancelled: 'Einige Ihrer Extras wurden storniert: Bestellung {number}, {event}',
      confirmedLead:
        'Ihre Bestellung ist abgeschlossen. Ihre Extras stehen jetzt auf Ihren Tickets, die Sie noch einmal im Anhang finden.',
      approvalLead:
        'vielen Dank für Ihre Anfrage. {organiser} entscheidet darüber, und wir senden Ihnen die Antwort per E‑Mail. Bis dahin sind die Extras für Sie reserviert, und Sie müssen noch nichts bezahlen.',
      approvedLead:
        '{organiser} hat Ihre Anfrage angenommen. Ihre Extras sind bis {due} reserviert. Bitte bezahlen Sie {total} bis dahin: Die Seite Ihrer Bestellung zeigt, wie. Sobald die Zahlung eingegangen ist, erhalten Sie Ihre Tickets mit den Extras.',
      declinedLead:
        '{organiser} konnte Ihre Anfrage leider nicht annehmen. Die Extras wurden freigegeben; Ihnen entstehen keine Kosten.',
      payLead:
        'bitte bezahlen Sie {total} bis {due} auf der Seite Ihrer Bestellung. Bis dahin sind Ihre Extras reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
      paymentLead:
        'vielen Dank für Ihre Bestellung. Ihre Extras sind bis {due} reserviert. Bitte überweisen Sie {total} bis dahin. Sobald die Zahlung eingegangen ist, erhalten Sie Ihre Tickets mit den Extras.',
      reminderLead:
        'Ihre Überweisung über {total} ist noch nicht eingegangen. Ihre Extras sind bis {due} reserviert. Wenn Sie in den letzten Tagen schon bezahlt haben, müssen Sie nichts weiter tun.',
      incompleteLead:
        'vielen Dank, {received} sind eingegangen. Von Ihrer Bestellung sind noch {total} offen. {way, select, both {Bitte überweisen Sie den Betrag bis {due} oder bezahlen Sie ihn auf der Seite Ihrer Bestellung mit Karte} card {Bitte bezahlen Sie den Betrag bis {due} auf der Seite Ihrer Bestellung mit Karte} other {Bitte überweisen Sie den Betrag bis {due}}}; bis dahin sind Ihre Extras reserviert. Sobald er eingeht, stehen sie auf Ihren Tickets.',
      dueEarlierLead:
        'die Veranstaltung beginnt jetzt vor dem Ende Ihrer Zahlungsfrist. Bitte überweisen Sie {total} bis {due}; bis dahin sind Ihre Extras reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
      dueChangedLead:
        'bitte überweisen Sie {total} bis {due}; bis dahin sind Ihre Extras reserviert. Wenn Sie schon bezahlt haben, müssen Sie nichts weiter tun.',
      expiredLead:
        'die Zahlung für Ihre Bestellung ist nicht rechtzeitig eingegangen, deshalb wurden Ihre Extras freigegeben. Solange es noch welche gibt, können Sie neu bestellen.',
      cancelledLead:
        'Ihre Bestellung wurde storniert. Die Extras gelten nicht mehr, und Sie müssen nichts mehr bezahlen.',
      refundedLead: 'Ihre Bestellung wurde storniert, und Sie bekommen {total} zurück. Die Extras gelten nicht mehr.',
      ticketsCancelledLead:
        'einige Extras Ihrer Bestellung wurden storniert. Sie gelten nicht mehr; Ihre Bestellung enthält jetzt die unten genannten Extras.',
      paymentTooLateLead:
        'Ihre Zahlung von {total} konnten wir nicht annehmen: Ihre Extras waren schon vergeben, oder die Bestellung war bereits bezahlt oder storniert. Sie bekommen den vollen Betrag zurück.',
      emailCorrectedLead:
        'die E‑Mail-Adresse dieser Bestellung wurde auf der Seite der Bestellung korrigiert. E‑Mails dazu gehen ab jetzt an eine andere Adresse. Der Link aus früheren E‑Mails gilt nicht mehr. Falls Sie diese Extras bestellt und die Adresse nicht geändert haben, antworten Sie auf diese E‑Mail, um {organiser} zu informieren.',
      withdrawal: withdrawalOfAddOns,
    },
    smallBusiness,
    open: 'Bestellung öffnen',
  },
  attendee: {
    attendeeTicket: 'Ihr Ticket: {event}',
    attendeeTicketLead:
      '{buyer} hat bei {organiser} ein Ticket für Sie bestellt. Sie finden es im Anhang und auf einer eigenen Seite. Zeigen Sie den Code am Einlass.',
    passedOnTicket: 'Ein Ticket für Sie: {event}',
    passedOnTicketLead:
      '{buyer} hat ein Ticket von {organiser} an Sie weitergegeben. Sie finden es im Anhang und auf einer eigenen Seite. Nur Ihr Code ist gültig.',
    ticketVoid: 'Ihr Ticket ist nicht mehr gültig: {event}',
    ticketVoidLead:
      'dieses Ticket wurde storniert, weitergegeben oder an eine andere Adresse gesendet. Sein Code ist nicht mehr gültig. Bei Fragen wenden Sie sich an die Person, die es bestellt hat, oder an {organiser}.',
    type: 'Ticket:',
    number: 'Ticketnummer:',
    open: 'Ticket öffnen',
  },
} as const satisfies SameShape<MailMessages>
