import type { SameShape } from '../../same-shape.ts'
import type { support as english } from '../en/support.ts'

export const support = {
  title: 'Assistance',
  lead: 'Écrivez à l’administrateur de cette installation. Il verra votre message, votre nom et votre adresse e‑mail.',
  leadDemo: 'Ceci est une démo : vous pouvez essayer le formulaire, mais personne ne lira votre message.',
  subject: 'Objet',
  subjectHint: 'En quelques mots, par exemple : La vérification du site échoue.',
  message: 'Message',
  messageHint: 'Ce que vous avez fait, ce qui s’est passé et ce que vous attendiez.',
  left: '{left, plural, one {# caractère restant} other {# caractères restants}}',
  over: '{over, plural, one {# caractère en trop} other {# caractères en trop}}',
  subjectRequired: 'Indiquez l’objet en quelques mots.',
  messageRequired: 'Décrivez votre demande.',
  send: 'Envoyer la demande',
  answer: 'Vous recevrez la réponse à {email}.',
  context: {
    title: 'Informations jointes',
    lead: 'Pour vous éviter des questions supplémentaires.',
    path: 'Page',
    home: 'Accueil',
    language: 'Langue',
    theme: 'Thème',
    width: 'Fenêtre',
    pixels: '{width, plural, one {# pixel} other {# pixels}} de large',
  },
  sent: {
    title: 'Nous avons bien reçu votre demande',
    mailed: 'Elle est envoyée par e‑mail à l’administrateur de cette installation. Vous recevrez la réponse à {email}.',
    notMailed:
      'Elle a été enregistrée, mais pas envoyée par e‑mail : cette installation n’a pas de serveur de messagerie. Son administrateur la trouvera dans le journal des e‑mails. Si c’est urgent, contactez‑le par un autre moyen.',
    demo: 'Ceci est une démo : votre demande n’a pas été enregistrée et personne ne la lira. Dans votre propre Foyer, cette page indique si elle a été envoyée par e‑mail.',
    number: 'Numéro de la demande',
    numberNote: 'À rappeler dans vos prochains échanges.',
    again: 'Envoyer une autre demande',
    home: 'Revenir à l’accueil',
  },
  feedback: 'Une simple suggestion ? <link>Donnez votre avis</link>.',
} as const satisfies SameShape<typeof english>
