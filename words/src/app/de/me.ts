import type { SameShape } from '../../same-shape.ts'
import type { me as english } from '../en/me.ts'

export const me = {
  title: 'Mein Profil',
  name: {
    title: 'Name',
    lead: 'Diesen Namen sehen die Mitglieder Ihrer Teams.',
    label: 'Ihr Name',
    required: 'Geben Sie Ihren Namen ein.',
    save: 'Namen speichern',
    saved: 'Name gespeichert.',
  },
  email: {
    title: 'E‑Mail-Adresse',
    lead: 'Mit dieser Adresse melden Sie sich an, und hierhin schreibt Ihnen Foyer.',
    current: 'Ihre Adresse ist <b>{email}</b>.',
    waiting: {
      title: 'Noch nicht bestätigt',
      body: '{mail, select, off {Der Link für <b>{newEmail}</b> kann nicht gesendet werden, denn es ist kein Mailserver eingerichtet. Die Administration findet ihn im E‑Mail-Protokoll.} other {Foyer hat einen Link an <b>{newEmail}</b> gesendet.}} Bis Sie ihn öffnen und bestätigen, melden Sie sich mit der alten Adresse an.',
    },
    label: 'Neue E‑Mail-Adresse',
    password: 'Ihr Passwort',
    save: 'Bestätigungslink senden',
    sent: 'Der Link ist unterwegs. Prüfen Sie die E‑Mails Ihrer neuen Adresse.',
    kept: 'Der Link liegt im E‑Mail-Protokoll: Es ist kein Mailserver eingerichtet.',
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
    lead: 'Für diesen Browser und für E‑Mails an Sie. Der Umschalter in der Navigation gilt nur für diesen Browser.',
    legend: 'Sprache Ihres Kontos',
  },
  theme: {
    title: 'Farbschema',
    lead: 'Für diesen Browser und für alle, in denen Sie sich künftig anmelden.',
    legend: 'Farbschema',
    system: 'Wie System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  sessions: {
    title: 'Sitzungen',
    lead: 'Hier sind Sie angemeldet. Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
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
    body: 'Die Demo braucht kein Konto, deshalb gibt es hier keine Adresse, kein Passwort und keine Sitzungen. In Ihrem eigenen Foyer finden Sie das alles an dieser Stelle.',
  },
} as const satisfies SameShape<typeof english>
