import type { Releases } from './releases.ts'

export const releases = [
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
