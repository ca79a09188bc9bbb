import type { SameShape } from '../../same-shape.ts'
import type { feedback as english } from '../en/feedback.ts'

export const feedback = {
  title: 'Donner mon avis',
  lead: 'Ce qui pourrait être amélioré, ce qui vous plaît, ce qui manque. Votre avis est enregistré à l’attention de l’administrateur de cette installation.',
  leadDemo: 'Ceci est une démo : vous pouvez essayer le formulaire, mais personne ne lira votre message.',
  kind: 'De quoi s’agit-il ?',
  kinds: { idea: 'Une idée', problem: 'Un problème', praise: 'Un compliment', question: 'Une question' },
  kindNotes: {
    idea: 'Quelque chose que Foyer pourrait faire.',
    problem: 'Quelque chose qui vous gêne.',
    praise: 'Quelque chose à garder tel quel.',
    question:
      'Quelque chose qui n’est pas clair. Vous ne recevrez pas de réponse. S’il vous en faut une, contactez l’<link>assistance</link>.',
  },
  message: 'Votre avis',
  required: 'Écrivez d’abord votre avis.',
  send: 'Envoyer mon avis',
  sent: {
    title: 'Merci',
    body: 'Votre avis a été enregistré. L’administrateur de cette installation le lira, mais n’y répondra pas individuellement.',
    demo: 'Ceci est une démo : votre avis n’a pas été enregistré et personne ne le lira.',
    again: 'Donner un autre avis',
    home: 'Revenir à l’accueil',
  },
} as const satisfies SameShape<typeof english>
