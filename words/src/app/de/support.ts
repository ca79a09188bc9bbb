import type { SameShape } from '../../same-shape.ts'
import type { support as english } from '../en/support.ts'

export const support = {
  title: 'Hilfe',
  lead: 'Schreiben Sie den Menschen, die dieses Foyer betreiben. Sie sehen, was Sie schreiben, Ihren Namen und Ihre E-Mail-Adresse.',
  leadDemo: 'Das ist die Demo: Sie können das Formular ausprobieren, aber niemand liest, was Sie senden.',
  subject: 'Betreff',
  subjectHint: 'In wenigen Worten, zum Beispiel: Die Prüfung der Website schlägt fehl.',
  message: 'Nachricht',
  messageHint: 'Was Sie getan haben, was geschehen ist und was Sie erwartet hätten.',
  left: '{left, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  over: '{over, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
  subjectRequired: 'Sagen Sie in wenigen Worten, worum es geht.',
  messageRequired: 'Schreiben Sie, wobei Sie Hilfe brauchen.',
  send: 'Anfrage senden',
  answer: 'Die Antwort geht an {email}.',
  context: {
    title: 'Wird mitgesendet',
    lead: 'Damit niemand nachfragen muss.',
    path: 'Seite',
    home: 'Start',
    language: 'Sprache',
    theme: 'Farbschema',
    width: 'Fenster',
    pixels: '{width, number} Pixel breit',
  },
  sent: {
    title: 'Ihre Anfrage ist angekommen',
    mailed: 'Sie ist per E-Mail unterwegs zu denen, die dieses Foyer betreiben. Die Antwort geht an {email}.',
    notMailed:
      'Sie ist gespeichert, aber nicht per E-Mail verschickt: Dieses Foyer hat keinen Mailserver. Wer es betreibt, findet sie im Mail-Protokoll. Wenn es eilt, melden Sie sich auf anderem Weg.',
    demo: 'Das ist die Demo: Sie wurde nicht gespeichert, und niemand liest sie. In Ihrem eigenen Foyer sagt diese Seite, ob sie per E-Mail hinausging.',
    number: 'Nummer der Anfrage',
    numberNote: 'Geben Sie sie bei Rückfragen an.',
    again: 'Weitere Anfrage senden',
    home: 'Zur Startseite',
  },
  feedback: 'Sie brauchen keine Hilfe, haben aber eine Anregung? <link>Feedback geben</link>.',
} as const satisfies SameShape<typeof english>
