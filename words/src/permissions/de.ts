import type { SameShape } from '../same-shape.ts'
import type { permissions as english } from './en.ts'

export const permissions = {
  'events:read': 'Veranstaltungen ansehen',
  'events:write': 'Veranstaltungen anlegen und ändern, Verkauf starten und beenden',
  'events:delete': 'Veranstaltungen löschen',
  'orders:read': 'Bestellungen ansehen',
  'orders:write': 'Bestellungen als bezahlt markieren und stornieren, E‑Mails erneut senden',
  'orders:refund': 'Bestellungen erstatten',
  'buyers:erase': 'Daten von Gästen löschen',
  'check-in:read': 'Einlasslisten und Einlassstand ansehen',
  'check-in:write': 'Einlasslisten und Scan-Links anlegen',
  'reports:read': 'Berichte ansehen',
  'inbox:read': 'Posteingang lesen',
  'inbox:write': 'Im Posteingang antworten, archivieren, zurückstellen und zuweisen',
  'team:read': 'Team, Mitglieder und Einstellungen ansehen',
  'team:write': 'Team, Impressum und Bankverbindung ändern',
  'team:delete': 'Das Team löschen',
  'audit:read': 'Verlauf aller Änderungen im Team ansehen',
} as const satisfies SameShape<typeof english>
