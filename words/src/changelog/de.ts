import type { Releases } from './releases.ts'

export const releases = [
  {
    version: '0.3.0',
    date: '2026-11-26',
    title: 'Einlass, Kasse und Rechnungen',
    changes: [
      {
        tag: 'new',
        text: 'Tickets am Eingang mit jedem Smartphone scannen, ohne App, ohne Konto und auch offline. Die Übersicht zeigt, wie viele Personen da sind.',
      },
      {
        tag: 'new',
        text: 'Bestellungen selbst aufnehmen: bar, per Kartenterminal, per Überweisung, für die Gästeliste oder als Freikarten.',
      },
      {
        tag: 'new',
        text: 'Rechnungen, Stornorechnungen und Rechnungskorrekturen als PDF mit elektronischer Rechnung ausstellen.',
      },
      {
        tag: 'new',
        text: 'Bestellungen korrigieren: einzelne Tickets stornieren, einen Teil erstatten, Ticketarten wechseln, Zahlungen erfassen. Sammelaktionen und gespeicherte Ansichten helfen bei vielen Bestellungen.',
      },
      {
        tag: 'new',
        text: 'Kontoauszüge importieren: Foyer findet zu jeder Überweisung die Bestellung, und Sie erfassen alle auf einmal.',
      },
      {
        tag: 'new',
        text: 'Gäste können ihre Angaben korrigieren, Tickets weitergeben und nach Ihren Stornobedingungen stornieren.',
      },
      {
        tag: 'new',
        text: 'Berichte zeigen den Umsatz im Zeitverlauf, nach Veranstaltung, Ticketart, Zahlungsart und Steuersatz.',
      },
      {
        tag: 'new',
        text: 'Personen mit einer Rolle ins Team einladen, für alle oder ausgewählte Veranstaltungen. Der Verlauf zeigt, wer was geändert hat.',
      },
      {
        tag: 'new',
        text: 'Die Seite der Veranstaltung in Foyer schreiben, mit Bildern, auch ohne Notion.',
      },
      {
        tag: 'new',
        text: 'Andere Programme mit API-Token anbinden.',
      },
      {
        tag: 'new',
        text: 'AGB, Erstattungsregeln, Hausordnung, Altersgrenze und Erklärung zur Barrierefreiheit hinterlegen. Gäste sehen sie oder stimmen zu und erhalten sie per E‑Mail als PDF.',
      },
      {
        tag: 'new',
        text: 'Zahlungsbedingungen je Veranstaltung: Tage oder Werktage, Erinnerungen, letzter Zahlungstag und verspätete Zahlungen.',
      },
      {
        tag: 'new',
        text: 'Automatische Rabatte geben: für Frühbucher, für Gruppen oder eines von drei Tickets kostenlos. Gäste sehen sie neben dem Preis.',
      },
      {
        tag: 'new',
        text: 'Eine Buchungsgebühr je Ticket oder je Bestellung erheben, zusätzlich zum Preis oder aus dem Preis, und bei Stornierungen erstatten oder behalten.',
      },
      {
        tag: 'new',
        text: 'Mehrere Ticketarten teilen sich ein Kontingent: einen Raum, einen Bus oder einen Tag.',
      },
      {
        tag: 'new',
        text: 'Gästen eigene Fragen stellen, pro Bestellung oder pro Ticket, und die Antworten ausgewertet sehen.',
      },
      {
        tag: 'security',
        text: 'Mit einem Passkey anmelden oder das Passwort durch die Zwei-Faktor-Anmeldung schützen und sie für das Team verlangen. Aus Passwörtern wird mit Argon2id ein Prüfwert berechnet.',
      },
      {
        tag: 'improved',
        text: 'Daten eines Gastes löschen, Aufbewahrungsfristen wählen, eigene Daten herunterladen und das Konto löschen. Die Datenschutzerklärung, jetzt Fassung 7, nennt alles, was Foyer speichert.',
      },
    ],
  },
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Tickets, Seiten und der Posteingang',
    changes: [
      {
        tag: 'new',
        text: 'Tickets auf einer eigenen Seite der Veranstaltung verkaufen: Ticketarten mit Preisen, Kontingenten und Verkaufszeiten, kostenlos, per Überweisung oder mit Karte. Es werden nie mehr Tickets verkauft, als es gibt.',
      },
      {
        tag: 'new',
        text: 'Gäste brauchen kein Konto. Sie bekommen ihre Tickets als PDF per E‑Mail, mit einer Kalenderdatei, und für jede Bestellung gibt es eine eigene Seite.',
      },
      {
        tag: 'new',
        text: 'Bestellungen mit Verlauf ansehen, als bezahlt markieren, stornieren, erstatten und E‑Mails erneut senden.',
      },
      {
        tag: 'new',
        text: 'Die Notion-Seite wird zur Seite der Veranstaltung: Bilder und Dateien werden kopiert, und die letzte gute Kopie bleibt online, auch wenn Notion ausfällt.',
      },
      {
        tag: 'new',
        text: 'Foyer prüft die Website der Veranstaltung und meldet, wenn sie ausfällt, wieder erreichbar ist oder ihr Zertifikat abläuft.',
      },
      {
        tag: 'new',
        text: 'Der Posteingang sammelt Meldungen und Fragen von Gästen. Ihre Antworten werden per E‑Mail gesendet.',
      },
      { tag: 'improved', text: 'Die Datenschutzerklärung beschreibt, welche Daten über Gäste gespeichert werden.' },
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
      { tag: 'new', text: 'Den Verkauf starten und beenden oder die Veranstaltung wieder zum Entwurf machen.' },
      {
        tag: 'new',
        text: 'Einen Notion-Schlüssel für eine Veranstaltung hinterlegen. Er wird verschlüsselt gespeichert; angezeigt werden nur die letzten Zeichen.',
      },
      { tag: 'new', text: 'In mehreren Teams arbeiten, jedes mit eigenem Impressum, eigener Währung und Zeitzone.' },
      {
        tag: 'new',
        text: 'Die Administration sieht den Zustand der Installation und kann E‑Mails lesen, die ohne Mailserver aufbewahrt werden.',
      },
      { tag: 'new', text: 'Alles auf Englisch, Deutsch und Französisch, hell und dunkel.' },
    ],
  },
] as const satisfies Releases
