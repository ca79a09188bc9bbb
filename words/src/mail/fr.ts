import { told } from '../inbox/fr.ts'
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
  threadReply: {
    subjectEvent: '{organiser} vous a répondu : {event}',
    subject: '{organiser} vous a répondu',
    lead: '{organiser} a répondu à votre message :',
    note: 'Vous pouvez répondre sur cette page. Une réponse à cet e-mail n’arriverait pas.',
    action: 'Ouvrir la conversation',
    asked: 'Vous aviez écrit :',
  },
  inboxNews: {
    subject: '{count, plural, one {# nouveauté} other {# nouveautés}} dans la boîte de réception de {team}',
    about: '{title} : {event}',
    lead: '{count, plural, one {Voici ce qui vient} other {Voici # choses qui viennent}} d’arriver dans la boîte de réception de {team} :',
    daily:
      '{count, plural, one {Voici ce qui est arrivé} other {Voici # choses arrivées}} depuis hier dans la boîte de réception de {team}, pas encore {count, plural, one {lu} other {lues}} :',
    question: '{name} vous a écrit',
    action: 'Ouvrir la boîte de réception',
    choose: 'Vous choisissez ici ce qui arrive aussi par e-mail, et à quel rythme : {choices}',
  },
  told,
  order: {
    testSubject: 'Test : {subject}',
    testNote:
      'Ceci est une commande d’essai : il n’y a rien à payer, et ses billets ne donnent pas accès à l’événement.',
    confirmed: 'Vos billets : {event}',
    paymentInstructions: 'Merci de régler votre commande {number} : {event}',
    paymentReminder: 'Rappel : merci de régler votre commande {number}',
    expired: 'Votre commande {number} a expiré : {event}',
    cancelled: 'Votre commande {number} a été annulée : {event}',
    refunded: 'Remboursement de votre commande {number} : {event}',
    paymentTooLate: 'Votre paiement vous est remboursé : commande {number}',
    confirmedLead:
      'Votre commande est terminée. Vos billets sont joints à ce message, et vous pouvez les ouvrir à tout moment sur la page de votre commande.',
    paymentLead:
      'Merci pour votre commande. Vos places sont réservées jusqu’au {due}. Effectuez le virement de {total} à temps ; vous recevrez vos billets dès son arrivée.',
    reminderLead:
      'Votre virement de {total} n’est pas encore arrivé. Vos places sont réservées jusqu’au {due}. Si vous avez payé ces derniers jours, vous n’avez plus rien à faire.',
    expiredLead:
      'Le paiement de votre commande n’est pas arrivé à temps, et vos places ont été libérées. Vous pouvez commander à nouveau tant qu’il reste des billets.',
    cancelledLead: 'Votre commande a été annulée. Ses billets ne sont pas valables, et il ne reste rien à payer.',
    refundedLead: 'Votre commande a été annulée, et {total} vous seront remboursés. Ses billets ne sont plus valables.',
    paymentTooLateLead:
      'Votre paiement de {total} n’a pas pu être accepté : à son arrivée, vos places avaient été attribuées à d’autres, ou la commande était déjà réglée. Il vous sera entièrement remboursé.',
    holder: 'Titulaire du compte :',
    iban: 'IBAN :',
    bic: 'BIC :',
    amount: 'Montant :',
    reference: 'Référence :',
    event: 'Événement :',
    when: 'Quand :',
    where: 'Où :',
    number: 'Commande :',
    total: 'Total :',
    free: 'Gratuit',
    organiser: 'Organisateur :',
    open: 'Ouvrir la commande',
  },
} as const satisfies SameShape<MailMessages>
