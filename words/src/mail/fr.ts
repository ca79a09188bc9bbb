import type { SameShape } from '../same-shape.ts'
import type { MailMessages } from './en.ts'

/** What Foyer writes in mails, in French. */
export const messages = {
  hello: 'Bonjour {name},',
  openLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  sentBy: 'Envoyé par Foyer à l’adresse {address}.',
  resetPassword: {
    subject: 'Choisir un nouveau mot de passe',
    lead: 'Un nouveau mot de passe a été demandé pour votre compte. Choisissez-le ici :',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    lead: 'Le mot de passe de votre compte vient d’être modifié, et toutes les autres sessions ont été fermées.',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: 'Confirmer votre nouvelle adresse e-mail',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec cette adresse. Confirmez qu’elle est bien à vous :',
    action: 'Confirmer cette adresse',
    note: 'Le lien fonctionne une seule fois, pendant 24 heures. Si la demande ne vient pas de vous, ignorez ce message : rien ne changera.',
  },
  emailTaken: {
    subject: 'Cette adresse appartient déjà à un compte',
    lead: 'Cette adresse a été demandée pour un autre compte Foyer. Elle appartient déjà au vôtre : rien n’a été modifié.',
    note: 'Si c’était vous, connectez-vous avec cette adresse.',
  },
  emailChange: {
    subject: 'Votre adresse e-mail va changer',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec {newEmail}. Le changement prend effet à l’ouverture du lien envoyé à cette adresse.',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Choisissez-en tout de suite un nouveau, et le changement sera annulé :',
    action: 'Choisir un nouveau mot de passe',
  },
  supportRequest: {
    subject: 'Assistance : {subject}',
    lead: '{name} ({email}) demande de l’aide. Répondre à ce message lui répond directement.',
    page: 'Écrit sur {path}, langue {language}, thème {theme}, {width, number} pixels de large.',
    number: 'Numéro de la demande : {id}',
  },
  order: {
    confirmed: 'Vos billets : {event}',
    paymentInstructions: 'Merci de régler votre commande {number} : {event}',
    paymentReminder: 'Rappel : votre commande {number} n’est pas encore réglée',
    expired: 'Votre commande {number} a expiré : {event}',
    cancelled: 'Votre commande {number} a été annulée : {event}',
    refunded: 'Vous êtes remboursé : commande {number}',
    paymentTooLate: 'Votre paiement est arrivé trop tard : commande {number}',
    confirmedLead:
      'votre commande {number} est terminée. Vos billets sont joints ; vous les trouvez aussi sur la page de votre commande :',
    paymentLead:
      'merci pour votre commande {number}. Vos places sont réservées jusqu’à l’arrivée de votre virement de {total}, au plus tard le {due}.',
    reminderLead:
      'votre virement de {total} pour la commande {number} n’est pas encore arrivé. Vos places sont réservées jusqu’au {due}. Si vous avez payé ces derniers jours, vous n’avez rien à faire.',
    expiredLead:
      'le paiement de votre commande {number} n’est pas arrivé à temps, et vos places ont été libérées. Vous pouvez commander à nouveau tant qu’il reste des billets.',
    cancelledLead: 'votre commande {number} a été annulée. Ses billets ne sont plus valables.',
    refundedLead:
      'votre commande {number} a été annulée, et {total} vous sont remboursés. Ses billets ne sont plus valables.',
    paymentTooLateLead:
      'votre paiement de {total} pour la commande {number} est arrivé après le délai, et les places sont prises. Il vous est entièrement remboursé.',
    bank: 'Titulaire du compte : {holder}',
    iban: 'IBAN : {iban}',
    bic: 'BIC : {bic}',
    reference: 'Référence : {number}',
    event: '{event}, {date}',
    open: 'Ouvrir la commande',
    organiser: 'Organisé par {organiser}.',
  },
} as const satisfies SameShape<MailMessages>
