import type { SameShape } from '../../same-shape.ts'
import type { feedback as english } from '../en/feedback.ts'

export const feedback = {
  title: 'Feedback geben',
  lead: 'Was besser sein sollte, was gut ist, was fehlt. Es wird in diesem Foyer gespeichert, für die Menschen, die es betreiben.',
  leadDemo: 'Das ist die Demo: Sie können das Formular ausprobieren, aber niemand liest, was Sie senden.',
  kind: 'Worum geht es?',
  kinds: { idea: 'Eine Idee', problem: 'Ein Problem', praise: 'Lob', question: 'Eine Frage' },
  kindNotes: {
    idea: 'Etwas, das Foyer können sollte.',
    problem: 'Etwas, das Ihnen im Weg ist.',
    praise: 'Etwas, das so bleiben soll.',
    question:
      'Etwas, das unklar ist. Eine Antwort gibt es hier nicht; wenn Sie eine brauchen, fragen Sie die <link>Hilfe</link>.',
  },
  message: 'Ihr Feedback',
  required: 'Schreiben Sie zuerst etwas.',
  send: 'Feedback senden',
  sent: {
    title: 'Vielen Dank',
    body: 'Ihr Feedback ist gespeichert. Es wird nicht einzeln beantwortet, aber von den Menschen gelesen, die dieses Foyer betreiben.',
    demo: 'Das ist die Demo: Es wurde nicht gespeichert, und niemand liest es.',
    again: 'Noch etwas schreiben',
    home: 'Zur Startseite',
  },
} as const satisfies SameShape<typeof english>
