import type { Releases } from './releases.ts'

export const releases = [
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Tickets, Seiten und der Posteingang',
    changes: [
      {
        tag: 'new',
        text: 'Tickets auf der eigenen Seite der Veranstaltung verkaufen: Ticketarten mit Preisen, Grenzen und Verkaufszeiten, kostenlos, per Überweisung oder mit Karte. Niemand kauft eins zu viel.',
      },
      {
        tag: 'new',
        text: 'Wer kauft, braucht kein Konto. Die Tickets kommen als PDF per E-Mail, mit einer Kalenderdatei, und jede Bestellung hat ihre Seite.',
      },
      {
        tag: 'new',
        text: 'Bestellungen mit ihrem Verlauf sehen, als bezahlt vermerken, stornieren, Geld erstatten und E-Mails noch einmal senden.',
      },
      {
        tag: 'new',
        text: 'Die Notion-Seite ist die Seite der Veranstaltung: Bilder und Dateien werden kopiert, und die letzte gute Kopie bleibt stehen, was auch mit Notion geschieht.',
      },
      {
        tag: 'new',
        text: 'Foyer beobachtet die Website der Veranstaltung und meldet, wenn sie ausfällt, wenn sie wieder da ist und wenn ihr Zertifikat abläuft.',
      },
      {
        tag: 'new',
        text: 'Der Posteingang sagt, was geschehen ist, und nimmt die Fragen der Käufer auf; Antworten gehen per E-Mail hinaus.',
      },
      { tag: 'improved', text: 'Die Datenschutzerklärung sagt, was über Käufer gespeichert wird.' },
    ],
  },
  {
    version: '0.1.0',
    date: '2026-11-20',
    title: 'Die erste Version',
    changes: [
      {
        tag: 'new',
        text: 'Veranstaltungen mit Titel, Notion-Link und Webadresse anlegen und nach Name, Datum oder Status finden.',
      },
      { tag: 'new', text: 'Eine Veranstaltung in den Verkauf geben, schließen oder zum Entwurf zurücknehmen.' },
      {
        tag: 'new',
        text: 'Einen Notion-Schlüssel für eine Veranstaltung hinterlegen. Er wird verschlüsselt; zu sehen sind nur seine letzten Zeichen.',
      },
      { tag: 'new', text: 'In mehreren Teams arbeiten, jedes mit eigenem Impressum, eigener Währung und Zeitzone.' },
      {
        tag: 'new',
        text: 'Wer Foyer betreibt, sieht, wie es ihm geht, und liest die E-Mails, die mangels Mailserver warten.',
      },
      { tag: 'new', text: 'Alles auf Englisch, Deutsch und Französisch, hell und dunkel.' },
    ],
  },
] as const satisfies Releases
