import { emailSettings } from '../../inbox/fr.ts'
import type { SameShape } from '../../same-shape.ts'
import type { inboxMails as english } from '../en/inbox-mails.ts'

export const inboxMails = {
  choices: {
    ...emailSettings,
    lead: 'Recevez aussi par e‑mail ce qui arrive dans la boîte de réception de l’équipe {team}. L’e‑mail quotidien est envoyé le matin, s’il reste des messages non lus.',
    noMail: {
      title: 'Sans serveur de messagerie, aucun de ces e‑mails n’est envoyé',
      body: 'Vos choix s’appliqueront dès qu’un serveur sera configuré. D’ici là, consultez la boîte de réception.',
    },
    saved: 'Enregistré',
  },
  frequency: {
    'at-once': 'Immédiatement',
    daily: 'Chaque jour',
    never: 'Jamais',
  },
} as const satisfies SameShape<typeof english>
