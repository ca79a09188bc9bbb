import type { SameShape } from '../../same-shape.ts'
import type { feedback as english } from '../en/feedback.ts'

export const feedback = {
  title: 'Donner votre avis',
  lead: 'Ce qui devrait être mieux, ce qui est bien, ce qui manque. Votre avis est enregistré dans ce Foyer, pour les personnes qui l’exploitent.',
  leadDemo: 'Ceci est la démo : vous pouvez essayer le formulaire, mais personne ne lit ce qui est envoyé.',
  kind: 'De quoi s’agit-il ?',
  kinds: { idea: 'Une idée', problem: 'Un problème', praise: 'Un compliment', question: 'Une question' },
  kindNotes: {
    idea: 'Quelque chose que Foyer pourrait faire.',
    problem: 'Quelque chose qui vous gêne.',
    praise: 'Quelque chose qui doit rester ainsi.',
    question:
      'Quelque chose qui n’est pas clair. Aucune réponse n’est envoyée ; s’il vous en faut une, demandez à l’<link>assistance</link>.',
  },
  message: 'Votre avis',
  required: 'Écrivez d’abord quelque chose.',
  send: 'Envoyer l’avis',
  sent: {
    title: 'Merci',
    body: 'Votre avis est enregistré. Il ne reçoit pas de réponse individuelle, mais les personnes qui exploitent ce Foyer le lisent.',
    demo: 'Ceci est la démo : votre avis n’a pas été enregistré, et personne ne le lit.',
    again: 'Écrire autre chose',
    home: 'Aller à l’accueil',
  },
} as const satisfies SameShape<typeof english>
