import type { SameShape } from '../same-shape.ts'
import { withdrawalOfAddOns } from '../withdrawal/de.ts'
import type { BuyerAddOns } from './en.ts'

/** The choice of tickets on the pages of buyers. */
export const choice = {
  title: 'Ihre Auswahl',
  lead: 'Prüfen Sie Ihre Auswahl. Wir reservieren die Tickets für Sie, sobald Sie fortfahren.',
  total: 'Gesamtbetrag anzeigen',
  back: 'Zurück zur Veranstaltung',
} as const

/** The choice of add-ons on the pages of buyers, in German. */
export const addOns = {
  title: 'Extras wählen',
  ticket: 'Ticket {number, number}: {type}',
  optionalOne: 'Optional.',
  optional: 'Optional. {max, plural, one {Sie können eines wählen} other {Sie können bis zu # wählen}}.',
  exactly: 'Wählen Sie {count, plural, one {eines} other {#}}.',
  required: 'Wählen Sie mindestens {min, number} und höchstens {max, number}.',
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
    withoutCodes: 'Codes gelten für Tickets. Extras behalten ihren Preis.',
    choose: 'Wählen Sie mindestens ein Extra.',
    changed: 'Diese Extras lassen sich nicht mehr kaufen. Vielleicht hat sich Ihre Bestellung geändert.',
    belongs: 'Diese Extras gehören zu den Tickets der Bestellung {number}.',
    main: 'Ihre Tickets: Bestellung {number}',
    mainAnswers: 'Dort stehen auch die Fragen und Ihre Antworten.',
    paid: 'Ihre Extras',
    paidLead:
      'Ihre Bestellung ist abgeschlossen. Die Extras stehen jetzt auf den Tickets der Bestellung {number}: Öffnen Sie deren Seite, oder laden Sie die Tickets dort neu herunter.',
    lost: 'Später dazugekaufte Extras werden mit ihrem Ticket storniert. Sie erhalten den Preis dafür {kept, select, none {} other {abzüglich {percent} }}zurück.{fee, select, kept { Die Buchungsgebühr dafür wird nicht erstattet.} other {}}',
    status: { unpaid: 'noch nicht bezahlt', cancelled: 'storniert' },
    checkout: {
      emailHint: 'Hierhin senden wir Ihre Tickets mit den Extras.',
      held: 'Ihre Extras sind bis {time} reserviert.',
      marks: {
        over: 'Die Zeit ist abgelaufen. Wenn Sie bestellen, reservieren wir Ihre Extras erneut, sofern sie noch verfügbar sind.',
      },
      extended: 'Ihre Extras sind jetzt bis {time} reserviert. Eine weitere Verlängerung ist nicht möglich.',
      reservedAgain: 'Ihre Reservierung war abgelaufen. Die Extras sind jetzt wieder bis {time} reserviert.',
      priceChanged:
        'Ihre Reservierung war abgelaufen, und seitdem haben sich Preise geändert. Die Extras sind wieder reserviert: Prüfen Sie den neuen Betrag, bevor Sie bestellen.',
      transferHint:
        'Wir senden Ihnen die Bankverbindung. Ihre Extras sind bestätigt, sobald die Zahlung eingegangen ist.',
      transferHintUnmailed:
        'Die Bankverbindung sehen Sie auf der nächsten Seite. Ihre Extras sind bestätigt, sobald die Zahlung eingegangen ist.',
      orderFree: 'Kostenlos bestellen',
      withdrawal: withdrawalOfAddOns,
    },
    over: {
      lead: 'Die Extras sind nicht mehr für Sie reserviert. Um neu zu wählen, öffnen Sie noch einmal die Seite der Bestellung {number}.',
      taken:
        'Ihre Reservierung ist abgelaufen, und die Extras sind nicht mehr alle verfügbar. Um neu zu wählen, öffnen Sie noch einmal die Seite der Bestellung {number}.',
    },
    order: {
      pendingLead:
        'Ihre Extras sind reserviert. {part, select, none {Bitte überweisen Sie {total} bis {due}.} other {{part} sind eingegangen. Bitte überweisen Sie die restlichen {total} bis {due}.}} {mail, select, off {Sobald die Zahlung eingegangen ist, stehen sie auf Ihren Tickets.} other {Sobald die Zahlung eingegangen ist, bekommen Sie Ihre Tickets mit den Extras per E‑Mail.}}',
      requestedLead:
        '{organiser} entscheidet darüber. Bis dahin sind die Extras für Sie reserviert, und Sie müssen noch nichts bezahlen. {mail, select, off {Die Antwort finden Sie hier.} other {Die Antwort bekommen Sie per E‑Mail und finden sie hier.}}',
      approvedLead:
        '{approved, select, yes {{organiser} hat Ihre Anfrage angenommen. } other {}}Ihre Extras sind bis {due} reserviert. Bitte bezahlen Sie {total} bis dahin.',
      reservedLead: 'Ihre Extras sind bis {time} reserviert. Schließen Sie die Zahlung ab, um sie zu bekommen.',
      expiredLead: 'Sie wurde nicht rechtzeitig abgeschlossen, deshalb wurden die Extras freigegeben.',
      cancelledLead: 'Die Extras gelten nicht mehr.',
      declinedLead:
        '{organiser} konnte Ihre Anfrage leider nicht annehmen. Die Extras wurden freigegeben; Ihnen entstehen keine Kosten.',
      cardInsteadLead: 'Dann sind Ihre Extras sofort bestätigt. Bitte überweisen Sie nicht zusätzlich.',
      mail: '{mail, select, queued {Wir senden eine E‑Mail an {email}. } sent {Wir haben eine E‑Mail an {email} gesendet. } other {}}Behalten Sie die Adresse dieser Seite für sich: Wer sie kennt, kann diese Bestellung sehen und ändern.',
    },
    cancel: {
      lead: 'Ihre Extras werden ungültig und für andere frei. Das lässt sich nicht rückgängig machen.',
      requestedLead:
        'Damit ziehen Sie Ihre Anfrage zurück, und die Extras werden wieder frei. Das lässt sich nicht rückgängig machen.',
      pendingLead:
        'Ihre Extras werden für andere frei. Das lässt sich nicht rückgängig machen. Wenn Sie schon überwiesen haben, behalten Sie die Bestellung und schreiben Sie bitte dem Veranstalter.',
    },
    terms:
      'Wenn Sie ein Ticket stornieren, werden auch seine Extras storniert. Sie erhalten den Preis dafür {kept, select, none {} other {abzüglich {percent} }}zurück.',
  },
} as const satisfies SameShape<BuyerAddOns>
