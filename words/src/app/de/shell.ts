import type { SameShape } from '../../same-shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skip: 'Zum Inhalt springen',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  navigation: 'Hauptnavigation',
  toolbar: 'Suche, Posteingang und Konto',
  trail: 'Pfad',
  home: 'Start',
  events: 'Veranstaltungen',
  orders: 'Bestellungen',
  reports: 'Berichte',
  settings: 'Einstellungen',
  search: 'Suche',
  inbox: 'Posteingang',
  unread: '{count, plural, one {, eine ungelesene Unterhaltung} other {, {shown} ungelesene Unterhaltungen}}',
  support: 'Hilfe',
  changelog: 'Neuerungen',
  upcoming: {
    heading: 'Nächste Veranstaltungen',
    none: 'Noch keine Termine geplant.',
    failed: 'Die nächsten Veranstaltungen konnten nicht geladen werden.',
  },
  appMenu: { label: 'Team: {team}', teams: 'Teams', teamSettings: 'Teameinstellungen', newTeam: 'Neues Team …' },
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
    'Sie sind offline. Diese Ansicht ist vielleicht nicht aktuell; speichern können Sie erst, wenn die Verbindung wieder da ist.',
  waiting: { title: 'Sie sind offline', body: 'Der Inhalt erscheint, sobald die Verbindung wieder da ist.' },
  sessionEnded: 'Sie sind nicht mehr angemeldet',
  notFound: {
    title: 'Seite nicht gefunden',
    body: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder gelöscht, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  failed: { title: 'Etwas ist schiefgelaufen' },
} as const satisfies SameShape<typeof english>
