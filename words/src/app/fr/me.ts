import type { SameShape } from '../../same-shape.ts'
import type { me as english } from '../en/me.ts'

export const me = {
  title: 'Mon profil',
  name: {
    title: 'Nom',
    lead: 'Le nom que voient les membres de vos équipes.',
    label: 'Votre nom',
    required: 'Saisissez votre nom.',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré.',
  },
  email: {
    title: 'Adresse e‑mail',
    lead: 'Pour vous connecter et recevoir les messages de Foyer.',
    current: 'Votre adresse est <b>{email}</b>.',
    waiting: {
      title: 'En attente de confirmation',
      body: '{mail, select, off {Le lien pour <b>{newEmail}</b> ne peut pas être envoyé, car aucun serveur de messagerie n’est configuré. L’administrateur le trouvera dans le journal des e‑mails.} other {Foyer a envoyé un lien à <b>{newEmail}</b>.}} Tant que vous n’avez pas confirmé cette adresse, connectez-vous avec l’ancienne.',
    },
    label: 'Nouvelle adresse e‑mail',
    password: 'Votre mot de passe',
    save: 'Envoyer le lien de confirmation',
    sent: 'Consultez les e‑mails de la nouvelle adresse.',
    kept: 'Le lien est conservé dans le journal des e‑mails : aucun serveur de messagerie n’est configuré.',
    same: 'C’est déjà votre adresse.',
  },
  password: {
    title: 'Mot de passe',
    lead: 'Un nouveau mot de passe ferme toutes vos autres sessions.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    save: 'Modifier le mot de passe',
    saved: 'Mot de passe modifié. Toutes vos autres sessions ont été fermées.',
  },
  language: {
    title: 'Langue',
    lead: 'La langue de vos e‑mails et de ce navigateur. Le sélecteur du menu change seulement la langue de ce navigateur.',
    legend: 'Langue de votre compte',
  },
  theme: {
    title: 'Thème',
    lead: 'Pour ce navigateur et pour ceux où vous vous connecterez ensuite.',
    legend: 'Thème',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  sessions: {
    title: 'Sessions',
    lead: 'Les navigateurs où vous êtes connecté. Fermez les sessions que vous ne reconnaissez pas, puis changez de mot de passe.',
    browserOn: '{browser} sur {system}',
    unknown: 'Navigateur inconnu',
    this: 'Ce navigateur',
    since: 'connecté depuis le {date}',
    lastUsed: 'dernière activité {when}',
    end: 'Fermer la session',
    endNamed: 'Fermer la session : {session}',
    ended: 'Session fermée.',
    everywhere: 'Se déconnecter partout',
  },
  demo: {
    title: 'Compte',
    body: 'La démo fonctionne sans compte : il n’y a donc ici ni adresse, ni mot de passe, ni session à modifier. Dans votre propre Foyer, vous les trouverez ici.',
  },
} as const satisfies SameShape<typeof english>
