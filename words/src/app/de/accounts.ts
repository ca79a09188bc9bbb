import type { SameShape } from '../../same-shape.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  name: 'Ihr Name',
  nameRequired: 'Geben Sie Ihren Namen ein.',
  email: 'E‑Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordRequired: 'Geben Sie Ihr Passwort ein.',
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    signUp: 'Konto anlegen',
    creates: 'Neu hier? Mit der ersten Anmeldung wird Ihr Konto angelegt.',
    byInvitation: 'Neue Konten gibt es hier nur auf Einladung.',
  },
  signUp: {
    title: 'Konto anlegen',
    lead: 'Zum Konto gehört ein eigenes Team für Ihre Veranstaltungen, Bestellungen und Einnahmen.',
    submit: 'Konto anlegen',
    organiser: 'Veranstalter',
    organiserHint: 'Der Name, den Ihre Gäste sehen, zum Beispiel der Ihres Vereins oder Veranstaltungsorts.',
    organiserRequired: 'Geben Sie den Namen ein, den Ihre Gäste sehen.',
    currency: 'Währung',
    currencyHint:
      'In dieser Währung verkaufen Sie Ihre Tickets. Sie können sie später ändern, auch für einzelne Veranstaltungen.',
    haveAccount: 'Haben Sie schon ein Konto?',
    signIn: 'Anmelden',
    request: {
      lead: 'Geben Sie Ihre E‑Mail-Adresse ein. Sie bekommen dann einen Link, um Ihr Konto anzulegen.',
      submit: 'Weiter',
      sent: 'Wir haben eine E‑Mail an <b>{email}</b> gesendet. Über den Link darin geht es weiter. Er gilt 24 Stunden und nur einmal.',
      expired: 'Er wurde schon verwendet oder ist mehr als einen Tag alt.',
    },
    first: {
      title: 'Sie legen das erste Konto an',
      body: 'Damit verwalten Sie diese Installation: Nur Sie sehen den Zustand des Servers und das E‑Mail-Protokoll.',
    },
    closed: {
      title: 'Nur auf Einladung',
      body: 'Neue Konten gibt es hier nur auf Einladung. Bitten Sie das Team darum, mit dem Sie arbeiten.',
    },
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    lead: 'Geben Sie die Adresse ein, mit der Sie sich anmelden. Sie bekommen dann einen Link, um ein neues Passwort festzulegen.',
    keptLead:
      'Geben Sie die Adresse ein, mit der Sie sich anmelden. Diese Installation kann keine E‑Mails senden: Den Link für ein neues Passwort gibt Ihnen die Administration.',
    submit: 'Link senden',
    remembered: 'Doch wieder eingefallen?',
    signIn: 'Anmelden',
    kept: {
      title: 'Bitten Sie die Administration um den Link',
      body: 'Diese Installation kann keine E‑Mails senden. Gibt es ein Konto für <b>{email}</b>, findet die Administration Ihren Link im E‑Mail-Protokoll. Er gilt eine Stunde und nur einmal.',
    },
    sent: {
      title: 'Prüfen Sie Ihre E‑Mails',
      body: 'Wenn es ein Konto für <b>{email}</b> gibt, haben wir eine E‑Mail mit einem Link gesendet. Der Link gilt eine Stunde und nur einmal.',
      nothing:
        'Nach einigen Minuten noch nichts angekommen? Sehen Sie im Spam-Ordner nach oder wenden Sie sich an die Administration.',
      again: 'Andere Adresse verwenden',
    },
  },
  resetPassword: {
    title: 'Neues Passwort',
    lead: 'Mit dem neuen Passwort werden Sie auf allen Geräten abgemeldet.',
    submit: 'Passwort speichern',
    done: {
      title: 'Ihr Passwort ist geändert',
      body: 'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
      signIn: 'Anmelden',
    },
  },
  confirmEmail: {
    title: 'Änderung der E‑Mail-Adresse',
    lead: 'Sie haben den Link aus unserer E‑Mail geöffnet. Sobald die Änderung an Ihrer bisherigen und an Ihrer neuen Adresse bestätigt ist, melden Sie sich mit der neuen an.',
    submit: 'Änderung bestätigen',
    refuse: 'Änderung ablehnen',
    done: {
      title: 'Ihre Adresse ist geändert',
      body: 'Melden Sie sich ab jetzt mit der neuen Adresse an. Alle Ihre Sitzungen sind beendet.',
    },
    waiting: {
      title: 'An dieser Adresse bestätigt',
      body: 'Ein Schritt fehlt noch: Öffnen Sie den Link, den wir an die andere Adresse gesendet haben. Bis dahin melden Sie sich mit der bisherigen an.',
    },
    refused: {
      title: 'Die Änderung ist abgelehnt',
      body: 'Ihr Konto behält die bisherige Adresse. Haben Sie die Änderung nicht angefordert, kennt jemand Ihr Passwort: Legen Sie jetzt ein neues fest.',
    },
    expired:
      'Er wurde schon benutzt, ist älter als ein Tag, oder die Änderung wurde verworfen. In Ihrem Profil können Sie die Adresse noch einmal ändern.',
    taken: {
      title: 'Diese Adresse ist vergeben',
      body: 'Inzwischen gibt es ein anderes Konto mit dieser Adresse. Ihr Konto behält die bisherige.',
    },
    profile: 'Mein Profil',
    newPassword: 'Neues Passwort festlegen',
    signIn: 'Anmelden',
  },
  invitation: {
    title: 'Einladung',
    titleOf: 'Einladung in das Team {team}',
    lead: '{hasInviter, select, true {{inviter} lädt Sie in das Team {team} ein.} other {Sie sind in das Team {team} eingeladen.}} Ihre Rolle: {role}.',
    events: '{count, plural, one {Ihre Veranstaltung:} other {Ihre Veranstaltungen:}}',
    otherAccount:
      'Diese Einladung gilt für {email}, Sie sind aber als {own} angemeldet. Melden Sie sich ab und öffnen Sie den Link noch einmal.',
    signOut: 'Abmelden',
    join: 'Dem Team beitreten',
    joined: 'Sie gehören jetzt zum Team {team}.',
    submit: 'Konto anlegen und beitreten',
    ended:
      'Die Einladung wurde angenommen oder zurückgezogen, ist älter als 7 Tage, oder es wurde eine neuere gesendet. Bitten Sie um eine neue.',
    home: 'Zu Foyer',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    reset: 'Er wurde schon benutzt, ist älter als eine Stunde, oder das Passwort wurde seitdem geändert.',
    again: 'Neuen Link anfordern',
  },
  signInAgain: 'Melden Sie sich als <b>{email}</b> an, um weiterzumachen. Ihre Eingaben sind noch da.',
  secondFactor: {
    title: 'Code eingeben',
    lead: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code für Foyer ein.',
    recoveryLead: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
    code: 'Code aus der App',
    recoveryCode: 'Wiederherstellungscode',
    required: 'Geben Sie den Code ein.',
    submit: 'Anmelden',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Code aus der App verwenden',
    question: 'Nicht Ihr Konto?',
    again: 'Mit einem anderen Konto anmelden',
  },
  passkey: {
    signIn: 'Mit Passkey anmelden',
    use: 'Passkey verwenden',
    or: 'oder',
  },
  provider: {
    signIn: 'Mit {name} anmelden',
  },
  recentSignIn: {
    title: 'Bestätigen Sie, dass Sie es sind',
    lead: 'Diese Änderung ist besonders geschützt. Ihre Eingaben bleiben erhalten.',
    submit: 'Weiter',
  },
  signOut: {
    title: 'Abmelden',
    signedInAs: 'Sie sind angemeldet als',
    here: 'In diesem Browser abmelden',
    everywhere: 'Überall abmelden',
    everywhereNote:
      'Beendet Ihre Sitzungen in allen Browsern und auf allen Geräten. Nützlich, wenn Sie ein Gerät verloren haben.',
    stay: 'Angemeldet bleiben',
    done: {
      title: 'Sie sind abgemeldet',
      body: 'Von Ihren Daten bleibt nichts in diesem Tab zurück.',
      signIn: 'Anmelden',
    },
  },
  demo: {
    body: 'Die Demo braucht kein Konto: Alles darin ist erfunden, bleibt in diesem Tab und ist weg, sobald Sie die Seite neu laden. In Ihrem eigenen Foyer funktioniert diese Seite.',
    enter: 'Demo ansehen',
  },
} as const satisfies SameShape<typeof english>
