import type { SameShape } from '../../same-shape.ts'
import type { me as english } from '../en/me.ts'

export const me = {
  title: 'Mein Profil',
  name: {
    title: 'Name',
    lead: 'So werden Sie den Mitgliedern Ihrer Teams angezeigt.',
    label: 'Ihr Name',
    required: 'Geben Sie Ihren Namen ein.',
    save: 'Namen speichern',
    saved: 'Name gespeichert.',
  },
  email: {
    title: 'E-Mail-Adresse',
    lead: 'Mit ihr melden Sie sich an, und an sie schreibt Foyer.',
    current: 'Ihre Adresse ist <b>{email}</b>.',
    waiting: {
      title: 'Wartet auf Bestätigung',
      body: 'Foyer hat einen Link an <b>{newEmail}</b> gesendet. Bis Sie ihn öffnen und bestätigen, melden Sie sich mit der alten Adresse an.',
    },
    label: 'Neue E-Mail-Adresse',
    password: 'Ihr Passwort',
    save: 'Bestätigungslink senden',
    sent: 'Sehen Sie ins Postfach der neuen Adresse.',
    same: 'Das ist schon Ihre Adresse.',
  },
  password: {
    title: 'Passwort',
    lead: 'Ein neues Passwort beendet alle Ihre anderen Sitzungen.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    save: 'Passwort ändern',
    saved: 'Passwort geändert. Alle anderen Sitzungen sind beendet.',
  },
  language: {
    title: 'Sprache',
    lead: 'E-Mails an Sie werden in ihr geschrieben, und dieser Browser folgt. Der Umschalter in der Navigation gilt nur für diesen Browser.',
    legend: 'Sprache Ihres Kontos',
  },
  theme: {
    title: 'Farbschema',
    lead: 'Für diesen Browser und für jeden, mit dem Sie sich von nun an anmelden.',
    legend: 'Farbschema',
    system: 'Wie das System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  sessions: {
    title: 'Sitzungen',
    lead: 'Wo Sie angemeldet sind. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    browserOn: '{browser} unter {system}',
    unknown: 'Unbekannter Browser',
    this: 'Dieser Browser',
    since: 'angemeldet seit {date}',
    lastUsed: 'zuletzt benutzt {when}',
    end: 'Sitzung beenden',
    endNamed: 'Sitzung beenden: {session}',
    ended: 'Sitzung beendet.',
    everywhere: 'Überall abmelden',
  },
  demo: {
    title: 'Konto',
    body: 'Die Demo braucht kein Konto, also gibt es hier keine Adresse, kein Passwort und keine Sitzung zu ändern. In Ihrem eigenen Foyer finden Sie sie an dieser Stelle.',
  },
} as const satisfies SameShape<typeof english>
