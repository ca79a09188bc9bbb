import type { SameShape } from '../../same-shape.ts'
import type { today as english } from '../en/today.ts'

export const today = {
  title: 'Heute',
  failed: 'Die Zahlen von heute konnten nicht geladen werden.',
  next: { title: 'Nächste Veranstaltung', none: 'Noch nichts geplant', now: 'Läuft gerade' },
  sales: {
    title: 'Letzte 7 Tage',
    tickets: '{count, plural, one {{shown} Ticket} other {{shown} Tickets}}',
    gross: 'Bruttoumsatz: {amounts}',
    before: '7 Tage davor: {figures}',
    line: '{count, plural, one {# Ticket} other {# Tickets}} in den letzten 14 Tagen, Tag für Tag bis heute: {days}',
  },
  open: {
    title: 'Offen',
    questions: 'Unbeantwortete Fragen',
    requests: 'Offene Anfragen',
    awaited: 'Erwartete Überweisungen',
    balancesDue: 'Offene Restbeträge',
    owed: 'Zu überweisende Erstattungen',
  },
  needs: {
    title: 'Zu erledigen',
    none: 'Im Moment nichts',
    'website-down': 'Störung der Website: {name}{others, plural, =0 {} one { und eine weitere} other { und # weitere}}',
    'refund-failed':
      'Erstattung fehlgeschlagen: Bestellung {name}{others, plural, =0 {} one { und eine weitere} other { und # weitere}}',
    'page-unreadable':
      'Notion-Seite nicht lesbar: {name}{others, plural, =0 {} one { und eine weitere} other { und # weitere}}',
    'follow-up-due':
      'Wiedervorlage: Bestellung {name}{others, plural, =0 {} one { und eine weitere} other { und # weitere}}',
    'no-mail-server': 'Kein Mailserver: Gäste bekommen keine E‑Mails',
    'imprint-missing': 'Impressum fehlt',
    'draft-incomplete':
      'Entwurf unvollständig: {name}{others, plural, =0 {} one { und eine weitere} other { und # weitere}}',
    more: '{count, number} weitere anzeigen',
  },
} as const satisfies SameShape<typeof english>
