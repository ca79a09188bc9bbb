import { imprint } from '../imprint/fr.ts'
import { notifications } from '../inbox/fr.ts'
import type { SameShape } from '../same-shape.ts'
import { withdrawal } from '../withdrawal/fr.ts'
import type { MailMessages } from './en.ts'

/** What Foyer writes in mails, in French. */
export const messages = {
  hello: 'Bonjour {name},',
  label: '{label} :',
  openLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  sentBy: 'Envoyé par Foyer ({address}).',
  sentFor: 'Envoyé par Foyer ({address}) pour {organiser}.',
  questions: 'Une question ? Répondez à cet e‑mail pour joindre {organiser}.',
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    lead: 'Un nouveau mot de passe a été demandé pour votre compte. Choisissez-le ici :',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien est valable une heure et ne peut servir qu’une fois. Si vous n’avez rien demandé, ignorez cet e‑mail : votre mot de passe ne change pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    lead: 'Le mot de passe de votre compte vient d’être modifié, et toutes vos autres sessions ont été fermées.',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse e‑mail',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec cette adresse. Confirmez qu’elle est bien à vous :',
    action: 'Confirmer cette adresse',
    note: 'Le lien est valable 24 heures et ne peut servir qu’une fois. Si vous n’avez rien demandé, ignorez cet e‑mail : rien ne changera.',
  },
  emailTaken: {
    subject: 'Cette adresse est déjà liée à un compte',
    lead: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte Foyer. Elle est déjà liée au vôtre : rien n’a été modifié.',
    note: 'Si c’était vous, connectez-vous avec cette adresse.',
  },
  emailChange: {
    subject: 'Votre adresse e‑mail va changer',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec {newEmail}. Le changement prendra effet une fois confirmé à l’aide du lien envoyé à cette adresse.',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Choisissez-en tout de suite un nouveau, et le changement sera annulé :',
    action: 'Choisir un nouveau mot de passe',
  },
  supportRequest: {
    subject: 'Assistance : {subject}',
    lead: '{name} ({email}) demande de l’aide. Répondez à cet e‑mail pour lui écrire directement.',
    page: 'Envoyé depuis {path}, langue {languageName}, thème « {theme, select, light {Clair} dark {Sombre} other {Système}} », fenêtre de {width, number} pixels de large.',
    number: 'Numéro de la demande : {id}',
  },
  threadReply: {
    subjectEvent: '{organiser} vous a répondu : {event}',
    subject: '{organiser} vous a répondu',
    lead: '{organiser} a répondu à votre message :',
    note: 'Pour répondre à votre tour, ouvrez la conversation.',
    noteReply: 'Pour répondre à votre tour, ouvrez la conversation ou répondez à cet e‑mail.',
    action: 'Ouvrir la conversation',
    asked: 'Votre message :',
  },
  inboxNews: {
    subject: '{count, plural, one {# nouveauté} other {# nouveautés}} dans la boîte de réception de {team}',
    about: '{title} : {event}',
    lead: '{count, plural, one {Un nouveau message est arrivé} other {# nouveaux messages sont arrivés}} dans la boîte de réception de {team} :',
    daily:
      'Depuis hier, {count, plural, one {un message non lu est arrivé} other {# messages non lus sont arrivés}} dans la boîte de réception de {team} :',
    question: '{name} vous a écrit',
    answer:
      'Répondez depuis la boîte de réception, où votre équipe verra votre réponse, ou répondez à cet e‑mail pour écrire directement à {name}.',
    answerThere:
      'Répondez à chaque message depuis la boîte de réception : une réponse à cet e‑mail ne parviendrait à personne.',
    action: 'Ouvrir la boîte de réception',
    open: 'Ouvrir dans la boîte de réception',
    choose: 'Choisir ce que vous recevez par e‑mail, et à quelle fréquence',
    unsubscribeDaily: 'Se désabonner de l’e‑mail quotidien (réactivable dans votre profil)',
    unsubscribe: 'Se désabonner de ce type d’e‑mails (réactivable dans votre profil)',
  },
  imprint,
  notifications,
  order: {
    testSubject: 'Test : {subject}',
    testNote:
      'Ceci est une commande de test : il n’y a rien à payer, et ses billets ne donnent pas accès à l’événement.',
    confirmed: 'Vos billets : {event}',
    paymentInstructions: 'Merci de régler votre commande {number} : {event}',
    paymentReminder: 'Rappel : merci de régler votre commande {number}',
    paymentDueEarlier: 'Échéance avancée pour votre commande {number} : {event}',
    expired: 'Votre commande {number} a expiré : {event}',
    cancelled: 'Votre commande {number} a été annulée : {event}',
    refunded: 'Remboursement de votre commande {number} : {event}',
    refundSent: 'Votre remboursement a été viré : commande {number}',
    paymentTooLate: 'Remboursement de votre paiement : commande {number}',
    confirmedLead:
      'Votre commande est confirmée. Vos billets sont joints à cet e‑mail. Vous les retrouverez à tout moment sur la page de votre commande.',
    paymentLead:
      'Merci pour votre commande. Vos places sont réservées jusqu’au {due}. Effectuez d’ici là votre virement de {total}. Vous recevrez vos billets dès réception du paiement.',
    reminderLead:
      'Nous n’avons pas encore reçu votre virement de {total}. Vos places sont réservées jusqu’au {due}. Si vous avez payé ces derniers jours, vous n’avez plus rien à faire.',
    dueEarlierLead:
      'L’événement commence désormais avant l’échéance de votre paiement. Merci de virer {total} avant le {due}. Vos places sont réservées jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
    expiredLead:
      'Nous n’avons pas reçu votre paiement à temps, et vos places ont été libérées. Vous pouvez commander à nouveau tant qu’il reste des billets.',
    cancelledLead: 'Votre commande a été annulée. Ses billets ne sont pas valables, et vous n’avez rien à payer.',
    refundedLead:
      'Votre commande a été annulée, et le montant de {total} vous sera remboursé. Ses billets ne sont plus valables.',
    refundSentLead: '{organiser} a viré {total} sur votre compte le {date}. Comptez en général deux jours ouvrés.',
    refundToCard: '{amount} vous sont reversés sur la carte qui a servi au paiement, en général sous 5 à 10 jours.',
    refundByTransfer:
      '{organiser} virera {amount} sur votre compte bancaire. Indiquez ce compte sur la page de votre commande : vous recevrez l’argent dans les 14 jours qui suivent.',
    paymentTooLateLead:
      'Votre paiement de {total} n’a pas pu être accepté : à son arrivée, vos places avaient été attribuées à d’autres, ou la commande était déjà réglée ou annulée. Il vous sera intégralement remboursé.',
    giroCode: 'Ou scannez ce code avec votre application bancaire pour préremplir le virement :',
    giroCodeLabel: 'Code QR avec les informations du virement',
    holder: 'Titulaire du compte :',
    iban: 'IBAN :',
    bic: 'BIC :',
    amount: 'Montant :',
    reference: 'Référence :',
    event: 'Événement :',
    when: 'Date :',
    online: 'En ligne : {website}',
    onlineOnly: 'En ligne',
    join: 'Rejoindre l’événement',
    access: 'Pour participer :',
    doors: 'Ouverture des portes :',
    where: 'Lieu :',
    number: 'Commande :',
    line: '{quantity, number} × {type}',
    each: '{price} l’unité',
    lineTax: 'dont TVA {rate}',
    total: 'Total :',
    tax: 'dont TVA {rate} :',
    free: 'Gratuit',
    ticket: 'Billet {at, number} :',
    organiser: 'Organisateur :',
    seller: 'Vendu par :',
    withdrawal,
    open: 'Voir ma commande',
  },
} as const satisfies SameShape<MailMessages>
