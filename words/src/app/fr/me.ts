import type { SameShape } from '../../same-shape.ts'
import type { me as english } from '../en/me.ts'

export const me = {
  title: 'Mon profil',
  name: {
    title: 'Nom',
    lead: 'Tel que les membres de vos équipes vous voient.',
    label: 'Votre nom',
    required: 'Saisissez votre nom.',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré.',
  },
  email: {
    title: 'Adresse e-mail',
    lead: 'Vous vous connectez avec elle, et Foyer y écrit.',
    current: 'Votre adresse est <b>{email}</b>.',
    waiting: {
      title: 'En attente de confirmation',
      body: 'Foyer a envoyé un lien à <b>{newEmail}</b>. Tant que vous ne l’avez pas ouvert et confirmé, vous vous connectez avec l’ancienne adresse.',
    },
    label: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    save: 'Envoyer le lien de confirmation',
    sent: 'Consultez la messagerie de la nouvelle adresse.',
    same: 'C’est déjà votre adresse.',
  },
  password: {
    title: 'Mot de passe',
    lead: 'Un nouveau mot de passe met fin à toutes vos autres sessions.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    save: 'Modifier le mot de passe',
    saved: 'Mot de passe modifié. Toutes les autres sessions sont fermées.',
  },
  language: {
    title: 'Langue',
    lead: 'Les e-mails qui vous sont adressés sont écrits dans cette langue, et ce navigateur suit. Le sélecteur de la navigation ne vaut que pour ce navigateur.',
    legend: 'Langue de votre compte',
  },
  theme: {
    title: 'Thème',
    lead: 'De ce navigateur, et de ceux avec lesquels vous vous connecterez désormais.',
    legend: 'Thème',
    system: 'Comme le système',
    light: 'Clair',
    dark: 'Sombre',
  },
  sessions: {
    title: 'Sessions',
    lead: 'Là où votre session est ouverte. Fermez celles que vous ne connaissez pas, puis modifiez votre mot de passe.',
    browserOn: '{browser} sur {system}',
    unknown: 'Navigateur inconnu',
    this: 'Ce navigateur',
    since: 'session ouverte le {date}',
    lastUsed: 'dernière utilisation {when}',
    end: 'Fermer la session',
    endNamed: 'Fermer la session : {session}',
    ended: 'Session fermée.',
    everywhere: 'Se déconnecter partout',
  },
  demo: {
    title: 'Compte',
    body: 'La démo n’a pas besoin de compte : il n’y a donc ici ni adresse, ni mot de passe, ni session à modifier. Dans votre propre Foyer, ils se trouvent à cet endroit.',
  },
} as const satisfies SameShape<typeof english>
