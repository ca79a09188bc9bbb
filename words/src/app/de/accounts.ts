import type { SameShape } from '../../same-shape.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  name: 'Ihr Name',
  nameRequired: 'Geben Sie Ihren Namen ein.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordRule:
    'Mindestens {min, number} Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  passwordRequired: 'Geben Sie Ihr Passwort ein.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    signUp: 'Konto anlegen',
    byInvitation: 'Neue Konten gibt es hier nur auf Einladung.',
  },
  signUp: {
    title: 'Konto anlegen',
    lead: 'Mit dem Konto bekommen Sie ein eigenes Team. Veranstaltungen, Bestellungen und Geld gehören dem Team.',
    submit: 'Konto anlegen',
    haveAccount: 'Sie haben schon ein Konto?',
    signIn: 'Anmelden',
    first: {
      title: 'Das ist das erste Konto hier',
      body: 'Es betreibt die Installation: Nur mit ihm sind der Zustand des Servers und das Mail-Protokoll zu sehen.',
    },
    closed: {
      title: 'Nur auf Einladung',
      body: 'Ohne Einladung lässt sich hier kein Konto anlegen. Fragen Sie ein Team, mit dem Sie arbeiten.',
    },
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    lead: 'Geben Sie die Adresse ein, mit der Sie sich anmelden. Foyer schickt Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    remembered: 'Doch wieder eingefallen?',
    signIn: 'Anmelden',
    sent: {
      title: 'Sehen Sie in Ihr Postfach',
      body: 'Wenn es ein Konto für <b>{email}</b> gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal, innerhalb der nächsten Stunde.',
      nothing:
        'Nach einigen Minuten ist nichts da? Sehen Sie im Spam-Ordner nach, oder fragen Sie, wer Foyer für Sie betreibt.',
      again: 'Andere Adresse verwenden',
    },
  },
  resetPassword: {
    title: 'Neues Passwort',
    lead: 'Wo immer Sie noch mit dem alten angemeldet sind, werden Sie dann abgemeldet.',
    submit: 'Passwort speichern',
    done: {
      title: 'Ihr Passwort ist geändert',
      body: 'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
      signIn: 'Anmelden',
    },
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Sie haben den Link in unserer E-Mail geöffnet, die neue Adresse gehört also Ihnen. Bestätigen Sie sie, und Sie melden sich von nun an mit ihr an.',
    submit: 'Adresse bestätigen',
    done: {
      title: 'Ihre Adresse ist bestätigt',
      body: 'Von nun an melden Sie sich mit ihr an.',
    },
    expired:
      'Er wurde schon benutzt, ist älter als einen Tag, oder die Änderung wurde widerrufen. In Ihrem Profil können Sie die Änderung noch einmal beantragen.',
    taken: {
      title: 'Diese Adresse ist vergeben',
      body: 'Inzwischen hat jemand anderes ein Konto mit ihr. Ihr Konto behält die Adresse, die es hat.',
    },
    profile: 'Mein Profil',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    reset: 'Er wurde schon benutzt, ist älter als eine Stunde, oder das Passwort wurde seitdem geändert.',
    again: 'Neuen Link anfordern',
  },
  signInAgain: 'Melden Sie sich als <b>{email}</b> an, um weiterzumachen. Ihre Eingaben sind noch da.',
  signOut: {
    title: 'Abmelden',
    signedInAs: 'Sie sind angemeldet als',
    here: 'In diesem Browser abmelden',
    everywhere: 'Überall abmelden',
    everywhereNote:
      'Beendet Ihre Sitzungen in allen Browsern, auf allen Geräten. Zum Beispiel, wenn eines verloren ging.',
    stay: 'Angemeldet bleiben',
    done: {
      title: 'Sie sind abgemeldet',
      body: 'Nichts von dem, was Sie gesehen haben, bleibt in diesem Tab.',
      signIn: 'Anmelden',
    },
  },
  demo: {
    body: 'Die Demo braucht kein Konto: Alles darin ist erfunden, bleibt in diesem Tab und ist weg, sobald die Seite neu geladen wird. In Ihrem eigenen Foyer funktioniert diese Seite.',
    enter: 'In der Demo umsehen',
  },
} as const satisfies SameShape<typeof english>
