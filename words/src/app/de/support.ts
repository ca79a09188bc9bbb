import type { SameShape } from '../../same-shape.ts'
import type { support as english } from '../en/support.ts'

export const support = {
  title: 'Hilfe',
  lead: 'Schreiben Sie an die Administration dieser Installation. Sie sieht Ihre Nachricht, Ihren Namen und Ihre E‑Mail-Adresse.',
  leadDemo: 'Das ist die Demo: Sie können das Formular ausprobieren, aber Ihre Nachricht wird nicht gelesen.',
  subject: 'Betreff',
  subjectHint: 'In wenigen Worten, zum Beispiel: Die Prüfung der Website schlägt fehl.',
  message: 'Nachricht',
  messageHint: 'Was haben Sie getan, was ist passiert, und was hätten Sie erwartet?',
  left: '{left, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  over: '{over, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
  subjectRequired: 'Geben Sie einen Betreff ein.',
  messageRequired: 'Beschreiben Sie, wobei Sie Hilfe brauchen.',
  send: 'Anfrage senden',
  answer: 'Die Antwort geht an {email}.',
  context: {
    title: 'Wird mitgesendet',
    lead: 'Das erspart Rückfragen.',
    path: 'Seite',
    home: 'Start',
    language: 'Sprache',
    theme: 'Farbschema',
    width: 'Fenster',
    pixels: '{width, number} Pixel breit',
  },
  sent: {
    title: 'Ihre Anfrage ist angekommen',
    mailed: 'Sie ist per E‑Mail auf dem Weg zur Administration. Die Antwort geht an {email}.',
    notMailed:
      'Sie ist gespeichert, wurde aber nicht per E‑Mail gesendet: Diese Installation hat keinen Mailserver. Die Administration findet sie im E‑Mail-Protokoll. Wenn es eilt, melden Sie sich auf einem anderen Weg.',
    demo: 'Das ist die Demo: Ihre Anfrage wurde nicht gespeichert und wird nicht gelesen. In Ihrem eigenen Foyer erfahren Sie hier, ob sie per E‑Mail gesendet wurde.',
    number: 'Nummer der Anfrage',
    numberNote: 'Geben Sie diese Nummer bei Rückfragen an.',
    again: 'Weitere Anfrage senden',
    home: 'Zur Startseite',
  },
  feedback: 'Nur eine Anregung? <link>Feedback geben</link>',
} as const satisfies SameShape<typeof english>
