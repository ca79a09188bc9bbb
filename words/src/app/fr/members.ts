import type { SameShape } from '../../same-shape.ts'
import type { members as english } from '../en/members.ts'

export const members = {
  title: 'Membres',
  count: '{count, plural, one {# membre} other {# membres}}',
  since: 'depuis le {date}',
  you: 'vous',
  lead: 'Les membres de l’équipe et leurs rôles.',
  actions: 'Actions pour {name}',
  changeRole: 'Changer le rôle et les événements',
  roleOf: 'Rôle et événements de {name}',
  saveRole: 'Enregistrer',
  roleChanged: 'Modifications pour {name} enregistrées.',
  remove: 'Retirer de l’équipe',
  removeTitle: 'Retirer {name} de l’équipe ?',
  removeBody:
    '{name} perd aussitôt l’accès à tout ce qui appartient à cette équipe. Ses événements, commandes et réponses restent.',
  removeTokens:
    'Les jetons d’API que {name} a créés ne fonctionneront plus. Les invitations que {name} a envoyées restent ouvertes.',
  removeLinks:
    'Les liens pour les téléphones à l’entrée fonctionnent sans compte. Révoquez ceux de {name} dans l’onglet « Entrées » de l’événement.',
  removed: '{name} ne fait plus partie de l’équipe.',
  leave: 'Quitter l’équipe',
  leaveTitle: 'Quitter cette équipe ?',
  leaveBody:
    'Vous perdez aussitôt l’accès à ses événements, commandes et paramètres. Seule une nouvelle invitation vous permettra de revenir.',
  leaveTokens: 'Les jetons d’API que vous avez créés ne fonctionneront plus.',
  left: 'Vous avez quitté l’équipe.',
  invitations: {
    title: 'Inviter',
    lead: {
      on: 'Les personnes invitées reçoivent un e‑mail avec un lien valable 7 jours.',
      off: 'Aucun serveur de messagerie n’est configuré : vous recevez un lien par personne, à transmettre vous-même. Il est valable 7 jours.',
    },
    none: 'Aucune invitation en attente.',
    invite: 'Inviter des personnes',
    emails: 'Adresses e‑mail',
    emailsHint: 'Une ou plusieurs, une par ligne ou séparées par des virgules.',
    emailsRequired: 'Saisissez au moins une adresse e‑mail.',
    emailFormat: 'L’une d’elles n’est pas une adresse e‑mail valide.',
    tooMany: 'Vous pouvez inviter jusqu’à {limit, number} personnes à la fois.',
    send: 'Envoyer l’invitation',
    sent: '{count, plural, one {Invitation envoyée à {email}.} other {# invitations envoyées.}}',
    until: 'valable jusqu’au {date}',
    expired: 'Expirée',
    resend: 'Renvoyer',
    resendTo: 'Renvoyer l’invitation à {email}',
    revoke: 'Révoquer',
    revokeOf: 'Révoquer l’invitation à {email}',
    revoked: 'Invitation à {email} révoquée.',
    links: {
      title: 'Transmettez ces liens',
      lead: 'Aucun serveur de messagerie n’est configuré : Foyer ne peut pas envoyer les invitations. Copiez chaque lien et ne le donnez qu’à la personne concernée. Il ne sera plus affiché.',
      copy: 'Copier le lien',
      copied: 'Lien copié',
    },
  },
} as const satisfies SameShape<typeof english>
