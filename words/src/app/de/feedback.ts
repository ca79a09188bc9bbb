import type { SameShape } from '../../same-shape.ts'
import type { feedback as english } from '../en/feedback.ts'

export const feedback = {
  title: 'Feedback geben',
  lead: 'Was ist gut, was fehlt, was könnte besser sein? Ihr Feedback wird für die Administration dieser Installation gespeichert.',
  leadDemo: 'Das ist die Demo: Sie können das Formular ausprobieren, aber Ihr Feedback wird nicht gelesen.',
  kind: 'Worum geht es?',
  kinds: { idea: 'Eine Idee', problem: 'Ein Problem', praise: 'Lob', question: 'Eine Frage' },
  kindNotes: {
    idea: 'Etwas, das Foyer können sollte.',
    problem: 'Etwas, das Sie stört.',
    praise: 'Etwas, das so bleiben soll.',
    question:
      'Etwas, das unklar ist. Hier bekommen Sie keine Antwort; wenn Sie eine brauchen, schreiben Sie an die <link>Hilfe</link>.',
  },
  message: 'Ihr Feedback',
  required: 'Geben Sie Ihr Feedback ein.',
  send: 'Feedback senden',
  sent: {
    title: 'Vielen Dank',
    body: 'Ihr Feedback ist gespeichert. Die Administration liest es, antwortet aber nicht einzeln.',
    demo: 'Das ist die Demo: Ihr Feedback wurde nicht gespeichert und wird nicht gelesen.',
    again: 'Weiteres Feedback geben',
    home: 'Zur Startseite',
  },
} as const satisfies SameShape<typeof english>
