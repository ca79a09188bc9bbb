import type { SameShape } from '../../same-shape.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  name: 'Votre nom',
  nameRequired: 'Saisissez votre nom.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins {min, number} caractères. Quelques mots à la suite se retiennent bien et se devinent mal.',
  passwordRequired: 'Saisissez votre mot de passe.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  signIn: {
    title: 'Se connecter',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    newHere: 'Pas encore de compte ?',
    signUp: 'Créer un compte',
    byInvitation: 'Ici, les comptes se créent sur invitation seulement.',
  },
  signUp: {
    title: 'Créer un compte',
    lead: 'Votre compte vous donne aussi votre propre équipe. Événements, commandes et argent appartiennent à l’équipe.',
    submit: 'Créer le compte',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    first: {
      title: 'C’est le premier compte ici',
      body: 'Il gérera l’installation : lui seul voit l’état du serveur et le journal des e-mails.',
    },
    closed: {
      title: 'Sur invitation seulement',
      body: 'Un compte ne se crée ici que sur invitation. Demandez-en une à une équipe avec laquelle vous travaillez.',
    },
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    lead: 'Saisissez l’adresse avec laquelle vous vous connectez. Foyer vous envoie un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    remembered: 'Vous l’avez retrouvé ?',
    signIn: 'Se connecter',
    sent: {
      title: 'Consultez votre messagerie',
      body: 'S’il existe un compte pour <b>{email}</b>, un e-mail avec un lien est en route. Le lien fonctionne une fois, dans l’heure qui vient.',
      nothing: 'Rien après quelques minutes ? Regardez parmi les indésirables, ou demandez à qui gère Foyer pour vous.',
      again: 'Utiliser une autre adresse',
    },
  },
  resetPassword: {
    title: 'Nouveau mot de passe',
    lead: 'Les sessions ouvertes avec l’ancien seront toutes fermées.',
    submit: 'Enregistrer le mot de passe',
    done: {
      title: 'Votre mot de passe est modifié',
      body: 'Toutes vos sessions sont fermées. Connectez-vous avec le nouveau mot de passe.',
      signIn: 'Se connecter',
    },
  },
  confirmEmail: {
    title: 'Confirmer l’adresse e-mail',
    lead: 'Vous avez ouvert le lien de notre e-mail, la nouvelle adresse est donc bien à vous. Confirmez-la, et vous vous connecterez désormais avec elle.',
    submit: 'Confirmer l’adresse',
    done: {
      title: 'Votre adresse est confirmée',
      body: 'Désormais, vous vous connectez avec elle.',
    },
    expired:
      'Il a déjà servi, date de plus d’un jour, ou le changement a été annulé. Vous pouvez redemander le changement dans votre profil.',
    taken: {
      title: 'Cette adresse est déjà prise',
      body: 'Entre-temps, quelqu’un d’autre a créé un compte avec elle. Votre compte garde l’adresse qu’il a.',
    },
    profile: 'Mon profil',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    reset: 'Il a déjà servi, date de plus d’une heure, ou le mot de passe a été modifié depuis.',
    again: 'Demander un nouveau lien',
  },
  signInAgain: 'Reconnectez-vous avec <b>{email}</b> pour continuer. Ce que vous avez saisi est toujours là.',
  signOut: {
    title: 'Se déconnecter',
    signedInAs: 'Session ouverte au nom de',
    here: 'Se déconnecter de ce navigateur',
    everywhere: 'Se déconnecter partout',
    everywhereNote:
      'Met fin à vos sessions dans tous les navigateurs, sur tous les appareils. Utile si l’un d’eux est perdu.',
    stay: 'Garder ma session ouverte',
    done: {
      title: 'Votre session est fermée',
      body: 'Rien de ce qui vous a été montré ne reste dans cet onglet.',
      signIn: 'Se connecter',
    },
  },
  demo: {
    body: 'La démo n’a pas besoin de compte : tout y est inventé, reste dans cet onglet et disparaît quand la page est rechargée. Dans votre propre Foyer, cette page fonctionne.',
    enter: 'Découvrir la démo',
  },
} as const satisfies SameShape<typeof english>
