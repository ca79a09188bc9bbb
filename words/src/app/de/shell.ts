import type { SameShape } from '../../same-shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skip: 'Zum Inhalt springen',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  navigation: 'Hauptnavigation',
  toolbar: 'Suche, Posteingang und Konto',
  home: 'Start',
  events: 'Veranstaltungen',
  orders: 'Bestellungen',
  settings: 'Einstellungen',
  search: 'Suche',
  inbox: 'Posteingang',
  unread: '{count, plural, one {, ein ungelesener Vorgang} other {, {shown} ungelesene Vorgänge}}',
  support: 'Hilfe',
  changelog: 'Neuerungen',
  upcoming: {
    heading: 'Nächste Veranstaltungen',
    none: 'Noch keine Veranstaltungen in Sicht.',
    failed: 'Die nächsten Veranstaltungen konnten nicht geladen werden.',
  },
  appMenu: { label: 'Team: {team}', teams: 'Teams', teamSettings: 'Team-Einstellungen', newTeam: 'Neues Team …' },
  userMenu: {
    label: 'Konto: {name}',
    profile: 'Mein Profil',
    settings: 'Einstellungen',
    privacy: 'Datenschutzerklärung',
    feedback: 'Feedback geben',
    signOut: 'Abmelden',
  },
  messages: 'Meldungen',
  dismiss: 'Ausblenden',
  about: 'Über Foyer',
  language: 'Sprache',
  offline:
    'Keine Verbindung. Das Angezeigte kann veraltet sein; Änderungen lassen sich speichern, sobald die Verbindung wieder da ist.',
  waiting: { title: 'Keine Verbindung', body: 'Der Inhalt erscheint, sobald die Verbindung wieder da ist.' },
  sessionEnded: 'Sie sind nicht mehr angemeldet',
  notFound: {
    title: 'Seite nicht gefunden',
    body: 'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben oder gelöscht, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  failed: { title: 'Etwas ist schiefgelaufen' },
} as const satisfies SameShape<typeof english>
