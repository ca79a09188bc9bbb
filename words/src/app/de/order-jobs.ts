import type { SameShape } from '../../same-shape.ts'
import type { orderJobs as english } from '../en/order-jobs.ts'

export const orderJobs = {
  bulk: {
    label: 'Ausgewählte Bestellungen',
    selected: '{count, plural, one {{shown} ausgewählt} other {{shown} ausgewählt}}',
    selectAll: 'Alle {total} Treffer auswählen',
    most: 'Einzeln können Sie bis zu {count, number} Bestellungen auswählen. Für mehr filtern Sie die Liste und wählen alle Treffer aus.',
    clear: 'Auswahl aufheben',
    export: 'Exportieren',
    resend: {
      button: 'E‑Mails erneut senden',
      title:
        '{count, plural, one {E‑Mail zu {shown} Bestellung erneut senden?} other {E‑Mails zu {shown} Bestellungen erneut senden?}}',
      body: 'Alle bekommen die E‑Mail zum aktuellen Stand ihrer Bestellung noch einmal, bei bezahlten mit den Tickets. Bestellungen ohne E‑Mail-Adresse werden übersprungen.',
      confirm: '{count, plural, one {{shown} E‑Mail senden} other {{shown} E‑Mails senden}}',
    },
    approve: {
      button: 'Annehmen',
      title: '{count, plural, one {{shown} Anfrage annehmen?} other {{shown} Anfragen annehmen?}}',
      body: {
        on: 'Kostenlose Bestellungen sind dann abgeschlossen, die anderen warten auf ihre Zahlung. Die Gäste werden benachrichtigt. Bestellungen, die keine Anfragen sind, werden übersprungen.',
        off: 'Kostenlose Bestellungen sind dann abgeschlossen, die anderen warten auf ihre Zahlung. Die Gäste bekommen keine E‑Mail, weil kein Mailserver eingerichtet ist. Bestellungen, die keine Anfragen sind, werden übersprungen.',
      },
      confirm: '{count, plural, one {{shown} Anfrage annehmen} other {{shown} Anfragen annehmen}}',
    },
    decline: {
      button: 'Ablehnen',
      title: '{count, plural, one {{shown} Anfrage ablehnen?} other {{shown} Anfragen ablehnen?}}',
      body: {
        on: 'Die Plätze sind dann wieder frei. Die Gäste werden benachrichtigt. Bestellungen, die keine Anfragen sind, werden übersprungen.',
        off: 'Die Plätze sind dann wieder frei. Die Gäste bekommen keine E‑Mail, weil kein Mailserver eingerichtet ist. Bestellungen, die keine Anfragen sind, werden übersprungen.',
      },
      confirm: '{count, plural, one {{shown} Anfrage ablehnen} other {{shown} Anfragen ablehnen}}',
    },
    decision: {
      preview: 'E‑Mails ansehen',
      approve: {
        decided:
          '{count, plural, =0 {Keine Anfrage wird angenommen.} one {# Anfrage wird angenommen.} other {# Anfragen werden angenommen.}}',
      },
      decline: {
        decided:
          '{count, plural, =0 {Keine Anfrage wird abgelehnt.} one {# Anfrage wird abgelehnt.} other {# Anfragen werden abgelehnt.}}',
      },
      skipped: {
        'not-requested':
          '{count, plural, one {# Bestellung ist keine Anfrage und wird übersprungen.} other {# Bestellungen sind keine Anfragen und werden übersprungen.}}',
        'no-payment':
          '{count, plural, one {# Anfrage wird übersprungen, weil der Gast nicht bezahlen könnte.} other {# Anfragen werden übersprungen, weil die Gäste nicht bezahlen könnten.}}',
      },
      mail: 'Angezeigte E‑Mail',
      free: '{count, plural, one {# Anfrage} other {# Anfragen}} · ohne Zahlung · {language}',
      paid: '{count, plural, one {# Anfrage} other {# Anfragen}} · mit Zahlung · {language}',
    },
    cancel: {
      button: 'Stornieren',
      title: '{count, plural, one {{shown} Bestellung stornieren?} other {{shown} Bestellungen stornieren?}}',
      body: {
        on: 'Ihre Tickets werden ungültig und sind wieder frei. Die Gäste werden benachrichtigt. Bezahlte Bestellungen werden übersprungen: Stornieren und erstatten Sie diese einzeln.',
        off: 'Ihre Tickets werden ungültig und sind wieder frei. Die Gäste bekommen keine E‑Mail, weil kein Mailserver eingerichtet ist. Bezahlte Bestellungen werden übersprungen: Stornieren und erstatten Sie diese einzeln.',
      },
      cancelled:
        '{count, plural, =0 {Keine dieser Bestellungen wird storniert.} one {# Bestellung wird storniert.} other {# Bestellungen werden storniert.}}',
      skipped: {
        paid: '{count, plural, one {# Bestellung ist bezahlt und wird übersprungen.} other {# Bestellungen sind bezahlt und werden übersprungen.}}',
        requested:
          '{count, plural, one {# Bestellung ist eine Anfrage und wird übersprungen: Lehnen Sie sie stattdessen ab.} other {# Bestellungen sind Anfragen und werden übersprungen: Lehnen Sie diese stattdessen ab.}}',
        over: '{count, plural, one {# Bestellung ist schon storniert oder verfallen.} other {# Bestellungen sind schon storniert oder verfallen.}}',
        correcting:
          '{count, plural, one {# Bestellung wird übersprungen, weil gerade eine Erstattung auf die Karte läuft.} other {# Bestellungen werden übersprungen, weil gerade Erstattungen auf Karten laufen.}}',
      },
      received:
        'Für {count, number} der Bestellungen, die storniert werden, sind {amount} eingegangen, die nicht automatisch erstattet werden. {count, plural, one {Diese Bestellung gilt danach als überzahlt; zurückzahlen können Sie das Geld dort} other {Diese Bestellungen gelten danach als überzahlt; zurückzahlen können Sie das Geld in jeder davon}} mit „{button}“.',
      confirm: '{count, plural, one {{shown} Bestellung stornieren} other {{shown} Bestellungen stornieren}}',
    },
    message: {
      button: 'Gästen schreiben',
      toBuyer: 'Gast schreiben',
      toAll: 'Allen Gästen schreiben',
      toFound: 'Diesen Gästen schreiben',
      everyStatus:
        'Auch Gäste mit stornierten oder verfallenen Bestellungen bekommen die Nachricht. Um sie auszunehmen, filtern Sie die Liste zuerst nach Status.',
      title: '{count, plural, one {Dem Gast schreiben} other {Den Gästen von {shown} Bestellungen schreiben}}',
      body: '{count, plural, one {Der Gast bekommt eine E‑Mail.} other {Jeder Gast bekommt eine E‑Mail, auch bei mehreren Bestellungen.}} Antworten gehen an die Adresse im Impressum.',
      subject: 'Betreff',
      text: 'Nachricht',
      textHint: 'Nur Text; Leerzeilen trennen Absätze. Anrede, Bestellung und Link ergänzen wir.',
      left: '{left, plural, one {noch # Zeichen} other {noch # Zeichen}}',
      preview: 'Vorschau',
      test: 'Test an mich senden',
      tested: 'Eine Test-E‑Mail ist auf dem Weg zu Ihnen.',
      from: 'Von',
      to: 'An',
      confirm: 'Nachricht senden',
    },
  },
  job: {
    all: 'Sammelaktionen',
    lead: 'Die letzten 20 Aktionen Ihres Teams, die mehrere Bestellungen auf einmal betrafen.',
    one: 'Sammelaktion',
    title: {
      resend:
        '{count, plural, one {E‑Mail zu {shown} Bestellung erneut senden} other {E‑Mails zu {shown} Bestellungen erneut senden}}',
      approve: '{count, plural, one {{shown} Bestellung annehmen} other {{shown} Bestellungen annehmen}}',
      decline: '{count, plural, one {{shown} Bestellung ablehnen} other {{shown} Bestellungen ablehnen}}',
      cancel: '{count, plural, one {{shown} Bestellung stornieren} other {{shown} Bestellungen stornieren}}',
      message:
        '{count, plural, one {Nachricht an den Gast von {shown} Bestellung} other {Nachricht an die Gäste von {shown} Bestellungen}}',
    },
    started: 'Gestartet am {at} von {by}',
    former: 'einem früheren Mitglied',
    working: '{worked} von {total} erledigt.',
    finished: 'Fertig',
    count: {
      done: '{count, number} erledigt',
      skipped: '{count, number} übersprungen',
      failed: '{count, number} fehlgeschlagen',
      waiting: '{count, number} offen',
    },
    stop: {
      button: 'Anhalten',
      title: 'Diese Sammelaktion anhalten?',
      body: '{count, plural, one {Die Bestellung, die noch offen ist, wird} other {Die # Bestellungen, die noch offen sind, werden}} übersprungen. Was erledigt ist, bleibt erledigt.',
    },
    filter: 'Ergebnis',
    everything: 'Alle',
    state: { waiting: 'Offen', done: 'Erledigt', skipped: 'Übersprungen', failed: 'Fehlgeschlagen' },
    mail: {
      queued: 'E‑Mail wartet',
      sent: 'E‑Mail gesendet',
      failed: 'E‑Mail fehlgeschlagen',
      stored: 'Im E‑Mail-Protokoll',
    },
    reason: {
      'no-email': 'Zur Bestellung gibt es keine E‑Mail-Adresse.',
      'same-buyer': 'Der Gast bekommt die Nachricht zu einer neueren Bestellung.',
      unsubscribed: 'Der Gast hat Ihre Nachrichten abbestellt.',
      stopped: 'Die Sammelaktion wurde vor dieser Bestellung angehalten.',
      'transition-refused': 'Der Status der Bestellung lässt das nicht zu.',
      forbidden: 'Die Rolle des Mitglieds, das die Aktion gestartet hat, erlaubt sie nicht mehr.',
      'not-found': 'Die Bestellung wurde gelöscht.',
      other: 'Mehrere Versuche sind fehlgeschlagen. Versuchen Sie es mit dieser Bestellung einzeln.',
    },
    orders: '{count, plural, one {{shown} Bestellung} other {{shown} Bestellungen}}',
    shown: '{shown, number} von {total} angezeigt',
    more: 'Mehr anzeigen',
    moreFailed: 'Weitere Bestellungen konnten nicht geladen werden. {why}',
    none: 'Keine Bestellung hat dieses Ergebnis.',
    notFoundTitle: 'Sammelaktion nicht gefunden',
    notFound: 'Vielleicht gehört sie zu einem anderen Team.',
    empty: {
      title: 'Noch keine Sammelaktionen',
      body: 'Wählen Sie in der Liste Bestellungen aus, um ihre E‑Mails erneut zu senden, sie zu stornieren oder den Gästen zu schreiben.',
    },
  },
} as const satisfies SameShape<typeof english>
