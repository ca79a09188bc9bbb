import type { SameShape } from '../../same-shape.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  name: 'Votre nom',
  nameRequired: 'Saisissez votre nom.',
  email: 'Adresse e‑mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRequired: 'Saisissez votre mot de passe.',
  signIn: {
    title: 'Se connecter',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    newHere: 'Pas encore de compte ?',
    signUp: 'Créer un compte',
    creates: 'Pas encore de compte ? Votre première connexion le crée.',
    byInvitation: 'Ici, les comptes se créent sur invitation uniquement.',
  },
  signUp: {
    title: 'Créer un compte',
    lead: 'Une équipe est créée en même temps que votre compte. Événements, commandes et paiements appartiennent à l’équipe.',
    submit: 'Créer le compte',
    organiser: 'Organisateur',
    organiserHint: 'Le nom que verront les acheteurs, par exemple celui de votre salle ou de votre association.',
    organiserRequired: 'Saisissez le nom que verront les acheteurs.',
    currency: 'Devise',
    currencyHint: 'La devise de vos billets. Vous pourrez la changer plus tard, y compris pour chaque événement.',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    request: {
      lead: 'Saisissez votre adresse e‑mail. Vous recevrez un lien pour créer votre compte.',
      submit: 'Continuer',
      sent: 'Un e‑mail a été envoyé à <b>{email}</b>. Suivez le lien qu’il contient pour continuer. Il est valable 24 heures et ne peut servir qu’une fois.',
      expired: 'Il a déjà servi ou date de plus d’un jour.',
    },
    first: {
      title: 'C’est le premier compte de cette installation',
      body: 'Vous en serez l’administrateur : vous seul aurez accès à l’état du serveur et au journal des e‑mails.',
    },
    closed: {
      title: 'Sur invitation uniquement',
      body: 'Pour créer un compte, demandez une invitation à une équipe avec laquelle vous travaillez.',
    },
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    lead: 'Saisissez l’adresse avec laquelle vous vous connectez. Vous recevrez un lien pour choisir un nouveau mot de passe.',
    keptLead:
      'Indiquez l’adresse avec laquelle vous vous connectez. Cette installation ne peut pas envoyer d’e‑mails : son administrateur devra vous remettre le lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    remembered: 'Mot de passe retrouvé ?',
    signIn: 'Se connecter',
    kept: {
      title: 'Demandez le lien à l’administrateur',
      body: 'Cette installation ne peut pas envoyer d’e‑mails. S’il existe un compte pour <b>{email}</b>, l’administrateur trouvera votre lien dans le journal des e‑mails. Il est valable une heure et ne peut servir qu’une fois.',
    },
    sent: {
      title: 'Consultez vos e‑mails',
      body: 'S’il existe un compte pour <b>{email}</b>, vous allez recevoir un e‑mail avec un lien. Ce lien est valable une heure et ne peut servir qu’une fois.',
      nothing:
        'Rien reçu après quelques minutes ? Vérifiez vos courriers indésirables, ou contactez l’administrateur de cette installation.',
      again: 'Utiliser une autre adresse',
    },
  },
  resetPassword: {
    title: 'Nouveau mot de passe',
    lead: 'Toutes les sessions ouvertes avec l’ancien mot de passe seront fermées.',
    submit: 'Enregistrer le mot de passe',
    done: {
      title: 'Votre mot de passe a été modifié',
      body: 'Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.',
      signIn: 'Se connecter',
    },
  },
  confirmEmail: {
    title: 'Changement d’adresse e‑mail',
    lead: 'Vous avez ouvert le lien de notre e‑mail. Une fois le changement confirmé depuis votre adresse actuelle et depuis la nouvelle, vous vous connecterez avec la nouvelle.',
    submit: 'Confirmer le changement',
    refuse: 'Refuser le changement',
    done: {
      title: 'Votre adresse a changé',
      body: 'Connectez-vous désormais avec la nouvelle. Toutes vos sessions sont fermées.',
    },
    waiting: {
      title: 'Confirmé depuis cette adresse',
      body: 'Dernière étape : ouvrez le lien envoyé à l’autre adresse. D’ici là, connectez-vous avec l’adresse actuelle.',
    },
    refused: {
      title: 'Le changement est refusé',
      body: 'Votre compte garde son adresse actuelle. Si vous n’aviez rien demandé, quelqu’un connaît votre mot de passe : choisissez‑en un nouveau maintenant.',
    },
    expired:
      'Il a déjà servi, il date de plus d’un jour ou le changement a été annulé. Vous pouvez refaire la demande depuis votre profil.',
    taken: {
      title: 'Cette adresse est déjà utilisée',
      body: 'Un autre compte a été créé avec cette adresse entre-temps. Votre compte garde son adresse actuelle.',
    },
    profile: 'Mon profil',
    newPassword: 'Choisir un nouveau mot de passe',
    signIn: 'Se connecter',
  },
  invitation: {
    title: 'Invitation',
    titleOf: 'Rejoindre l’équipe {team}',
    lead: '{hasInviter, select, true {{inviter} vous invite dans l’équipe {team}.} other {Vous êtes invité dans l’équipe {team}.}} Votre rôle : {role}.',
    events: '{count, plural, one {Votre événement :} other {Vos événements :}}',
    otherAccount:
      'Cette invitation est destinée à {email}, mais vous êtes connecté avec {own}. Déconnectez-vous, puis rouvrez le lien.',
    signOut: 'Se déconnecter',
    join: 'Rejoindre l’équipe',
    joined: 'Vous faites maintenant partie de l’équipe {team}.',
    submit: 'Créer un compte et rejoindre l’équipe',
    ended:
      'L’invitation a été acceptée ou retirée, date de plus de 7 jours, ou une plus récente a été envoyée. Demandez-en une nouvelle.',
    home: 'Aller à Foyer',
  },
  expired: {
    title: 'Ce lien n’est plus valide',
    reset: 'Il a déjà servi, il date de plus d’une heure ou le mot de passe a été modifié depuis.',
    again: 'Demander un nouveau lien',
  },
  signInAgain: 'Reconnectez-vous avec <b>{email}</b> pour continuer. Votre saisie est conservée.',
  secondFactor: {
    title: 'Saisissez votre code',
    lead: 'Ouvrez votre application d’authentification et saisissez le code affiché pour Foyer.',
    recoveryLead: 'Saisissez l’un de vos codes de secours. Chacun ne sert qu’une fois.',
    code: 'Code de l’application',
    recoveryCode: 'Code de secours',
    required: 'Saisissez le code.',
    submit: 'Se connecter',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Utiliser un code de l’application',
    question: 'Ce n’est pas vous ?',
    again: 'Se connecter avec un autre compte',
  },
  passkey: {
    signIn: 'Utiliser une clé d’accès',
    use: 'Utiliser une clé d’accès',
    or: 'ou',
  },
  provider: {
    signIn: 'Se connecter avec {name}',
  },
  recentSignIn: {
    title: 'Confirmez votre identité',
    lead: 'Confirmez que c’est bien vous avant cette modification sensible. Votre saisie est conservée.',
    submit: 'Continuer',
  },
  signOut: {
    title: 'Se déconnecter',
    signedInAs: 'Compte connecté',
    here: 'Se déconnecter de ce navigateur',
    everywhere: 'Se déconnecter partout',
    everywhereNote:
      'Ferme vos sessions dans tous les navigateurs, sur tous vos appareils. Utile si vous en avez perdu un.',
    stay: 'Rester connecté',
    done: {
      title: 'Vous êtes déconnecté',
      body: 'Aucune donnée ne reste dans cet onglet.',
      signIn: 'Se connecter',
    },
  },
  demo: {
    body: 'La démo fonctionne sans compte. Tout y est fictif, reste dans cet onglet et disparaît au rechargement de la page. Cette page fonctionnera dans votre propre Foyer.',
    enter: 'Découvrir la démo',
  },
} as const satisfies SameShape<typeof english>
