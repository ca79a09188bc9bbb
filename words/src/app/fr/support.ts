import type { SameShape } from '../../same-shape.ts'
import type { support as english } from '../en/support.ts'

export const support = {
  title: 'Assistance',
  lead: 'Écrivez aux personnes qui exploitent ce Foyer. Elles voient ce que vous écrivez, votre nom et votre adresse e-mail.',
  leadDemo: 'Ceci est la démo : vous pouvez essayer le formulaire, mais personne ne lit ce qui est envoyé.',
  subject: 'Objet',
  subjectHint: 'En quelques mots, par exemple : La vérification du site échoue.',
  message: 'Message',
  messageHint: 'Ce que vous avez fait, ce qui s’est passé et ce que vous attendiez.',
  left: '{left, plural, one {Encore # caractère} other {Encore # caractères}}',
  over: '{over, plural, one {# caractère de trop} other {# caractères de trop}}',
  subjectRequired: 'Dites en quelques mots de quoi il s’agit.',
  messageRequired: 'Écrivez ce pour quoi il vous faut de l’aide.',
  send: 'Envoyer la demande',
  answer: 'La réponse arrive à {email}.',
  context: {
    title: 'Envoyé avec le message',
    lead: 'Pour que personne n’ait à le demander.',
    path: 'Page',
    home: 'Accueil',
    language: 'Langue',
    theme: 'Thème',
    width: 'Fenêtre',
    pixels: '{width, plural, one {# pixel} other {# pixels}} de large',
  },
  sent: {
    title: 'Votre demande est arrivée',
    mailed: 'Elle part par e-mail vers les personnes qui exploitent ce Foyer. La réponse arrive à {email}.',
    notMailed:
      'Elle est enregistrée, mais n’a pas été envoyée par e-mail : ce Foyer n’a pas de serveur de messagerie. Les personnes qui l’exploitent la trouvent dans le journal des e-mails. Si c’est urgent, prévenez-les autrement.',
    demo: 'Ceci est la démo : elle n’a pas été enregistrée, et personne ne la lit. Dans votre propre Foyer, cette page dit si elle est partie par e-mail.',
    number: 'Numéro de la demande',
    numberNote: 'À rappeler si vous y revenez.',
    again: 'Envoyer une autre demande',
    home: 'Aller à l’accueil',
  },
  feedback: 'Plutôt une idée qu’une demande d’aide ? <link>Donner votre avis</link>.',
} as const satisfies SameShape<typeof english>
