import { imprint } from '../imprint/fr.ts'
import { notifications } from '../inbox/fr.ts'
import { legalTexts } from '../legal-texts/fr.ts'
import { roles } from '../roles/fr.ts'
import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/fr.ts'
import { withdrawal, withdrawalOfAddOns } from '../withdrawal/fr.ts'
import type { MailMessages } from './en.ts'

/** Texts of mails, in French. */
export const messages = {
  legalTexts,
  hello: 'Bonjour {name},',
  helloUnnamed: 'Bonjour,',
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
  signInChanged: {
    twoFactorOn: {
      subject: 'La double authentification est activée',
      lead: 'La double authentification vient d’être activée pour votre compte. Pour vous connecter, il vous faut désormais un code de votre application d’authentification. Toutes vos autres sessions ont été fermées.',
    },
    twoFactorOff: {
      subject: 'La double authentification est désactivée',
      lead: 'La double authentification vient d’être désactivée pour votre compte : votre mot de passe suffit pour vous connecter. Toutes vos autres sessions ont été fermées.',
    },
    recoveryCodesRenewed: {
      subject: 'Vous avez de nouveaux codes de secours',
      lead: 'De nouveaux codes de secours viennent d’être créés pour votre compte. Les précédents ne fonctionnent plus.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a été utilisé',
      lead: 'Un code de secours vient d’être utilisé pour se connecter à votre compte. {left, plural, =0 {Il n’en reste aucun : créez-en de nouveaux dans votre profil.} one {Il en reste un : créez-en de nouveaux dans votre profil.} other {Il en reste #.}}',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée',
      lead: 'Une clé d’accès vient d’être ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été supprimée',
      lead: 'Une clé d’accès vient d’être supprimée de votre compte. Elle ne permet plus de se connecter.',
    },
    providerConnected: {
      subject: 'Un service de connexion a été associé',
      lead: 'Votre compte vient d’être associé à un service de connexion. Celui-ci permet de se connecter sans votre mot de passe.',
    },
    providerDisconnected: {
      subject: 'Un service de connexion a été dissocié',
      lead: 'Votre compte n’est plus associé au service de connexion. Celui-ci ne permet plus de se connecter. Toutes vos autres sessions ont été fermées.',
    },
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez votre profil :',
    action: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: 'Confirmez votre nouvelle adresse e‑mail',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec cette adresse. Confirmez qu’elle est bien à vous, puis ouvrez aussi le lien envoyé à votre adresse actuelle :',
    action: 'Confirmer cette adresse',
    note: 'Le lien est valable 24 heures et ne peut servir qu’une fois. Si vous n’avez rien demandé, ignorez cet e‑mail : rien ne changera.',
  },
  emailTaken: {
    subject: 'Cette adresse est déjà liée à un compte',
    lead: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte Foyer. Elle est déjà liée au vôtre : rien n’a été modifié.',
    note: 'Si c’était vous, connectez-vous avec cette adresse.',
  },
  signUp: {
    subject: 'Créez votre compte Foyer',
    lead: 'Vous souhaitez créer un compte Foyer avec cette adresse. C’est par ici :',
    action: 'Créer le compte',
    note: 'Le lien est valable 24 heures et ne peut servir qu’une fois. Si vous n’avez rien demandé, ignorez cet e‑mail : aucun compte ne sera créé.',
  },
  signUpTaken: {
    subject: 'Vous avez déjà un compte Foyer',
    lead: 'Quelqu’un a voulu créer un compte Foyer avec cette adresse, mais vous en avez déjà un. Connectez-vous ici :',
    action: 'Se connecter',
    note: 'Mot de passe oublié ? Vous pourrez en choisir un nouveau sur cette page. Si ce n’était pas vous, ignorez cet e‑mail : rien n’a été modifié.',
  },
  emailChange: {
    subject: '{newEmail} est-elle votre nouvelle adresse ?',
    lead: 'Vous souhaitez désormais vous connecter à Foyer avec {newEmail}. Un lien y a aussi été envoyé : le changement prendra effet une fois confirmé des deux côtés. Ce lien est valable 24 heures et ne peut servir qu’une fois :',
    action: 'Confirmer ou refuser le changement',
    note: 'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : refusez le changement et choisissez tout de suite un nouveau mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse e‑mail a changé',
    lead: 'Vous vous connectez désormais à Foyer avec {newEmail}. Toutes vos sessions sont fermées et les liens des e‑mails précédents ne fonctionnent plus.',
    note: 'Si vous ne l’avez pas confirmé depuis votre ancienne messagerie, contactez l’administrateur de cette installation de Foyer.',
  },
  invitation: {
    subject: '{inviter} vous invite dans l’équipe {team}',
    lead: '{inviter} vous invite à rejoindre l’équipe {team} sur Foyer, où elle gère ses événements et sa billetterie.',
    role: 'Votre rôle',
    action: 'Voir l’invitation',
    note: 'Ce lien est personnel et valable jusqu’au {until}. Si vous ne connaissez pas {inviter}, ignorez cet e‑mail.',
  },
  roles,
  supportRequest: {
    subject: 'Assistance : {subject}',
    lead: '{name} ({email}) demande de l’aide. Répondez à cet e‑mail pour lui écrire directement.',
    page: 'Envoyé depuis {path}, en {languageName}, thème « {theme, select, light {Clair} dark {Sombre} other {Système}} », fenêtre de {width, number} pixels de large.',
    number: 'Numéro de la demande : {id}',
  },
  orderMessage: {
    unsubscribe:
      'Se désabonner des messages envoyés par {organiser} (vous recevrez toujours les e‑mails sur vos commandes)',
  },
  foundTickets: {
    subject: 'Vos billets',
    lead: '{count, plural, one {Voici le lien que vous avez demandé pour retrouver vos billets :} other {Voici les liens que vous avez demandés pour retrouver vos billets :}}',
    order: 'Ouvrir la commande {number}',
    ticket: 'Ouvrir le billet {number}',
    note: 'Gardez ces liens pour vous : toute personne qui les connaît peut utiliser les billets. Si vous ne les avez pas demandés, ignorez cet e‑mail.',
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
  inboxDigest: {
    subject:
      '{count, plural, one {# nouveau message} other {# nouveaux messages}} dans la boîte de réception de l’équipe {team}',
    about: '{title} : {event}',
    lead: '{count, plural, one {Un nouveau message est arrivé} other {# nouveaux messages sont arrivés}} dans la boîte de réception de l’équipe {team} :',
    daily:
      'Depuis hier, {count, plural, one {un message non lu est arrivé} other {# messages non lus sont arrivés}} dans la boîte de réception de l’équipe {team} :',
    question: '{name} vous a écrit',
    answer:
      'Répondez depuis la boîte de réception, où votre équipe verra votre réponse, ou répondez à cet e‑mail pour écrire directement à {name}.',
    answerThere:
      'Répondez à chaque message depuis la boîte de réception : une réponse à cet e‑mail ne parviendrait à personne.',
    more: '{count, plural, one {Un autre message se trouve} other {# autres messages se trouvent}} dans la boîte de réception.',
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
    approvalRequested: 'Votre demande {number} : {event}',
    approved: 'Acceptée – merci de payer votre commande {number} : {event}',
    declined: 'Votre demande {number} a été refusée : {event}',
    requestExpired: 'Votre demande {number} a expiré : {event}',
    accessChanged: 'Pour participer : {event}',
    paymentInstructions: 'Merci de régler votre commande {number} : {event}',
    paymentReminder: 'Rappel : merci de régler votre commande {number}',
    paymentIncomplete: 'Il manque une partie de votre paiement : commande {number}',
    paymentDueEarlier: 'Échéance avancée pour votre commande {number} : {event}',
    paymentDueChanged: 'Nouvelle échéance de paiement pour votre commande {number} : {event}',
    changed: 'Votre commande {number} a été modifiée : {event}',
    expired: 'Votre commande {number} a expiré : {event}',
    cancelled: 'Votre commande {number} a été annulée : {event}',
    refunded: 'Remboursement de votre commande {number} : {event}',
    ticketsCancelled: 'Certains de vos billets ont été annulés : commande {number}, {event}',
    ticketsAndAddOnsCancelled: 'Certains de vos billets et de vos options ont été annulés : commande {number}, {event}',
    refundSent: 'Votre remboursement a été viré : commande {number}',
    paymentTooLate: 'Remboursement de votre paiement : commande {number}',
    invoiceIssued: '{kind} {number} : {event}',
    emailCorrected: 'L’adresse e‑mail de votre commande {number} a été modifiée : {event}',
    confirmedLead:
      'Votre commande est confirmée. Vos billets sont joints à cet e‑mail. Vous les retrouverez à tout moment sur la page de votre commande.',
    approvalLead:
      'Merci pour votre demande. {organiser} va se prononcer, et nous vous enverrons la réponse par e‑mail. Les billets vous sont réservés d’ici là, et vous n’avez rien payé.',
    approvedLead:
      '{organiser} a accepté votre demande. Vos billets sont réservés jusqu’au {due}. Merci de payer {total} d’ici là ; la page de votre commande indique comment. Vous recevrez vos billets dès réception du paiement.',
    declinedLead:
      '{organiser} n’a pas pu accepter votre demande. Les billets ont été remis en vente, et vous n’avez rien payé.',
    requestExpiredLead:
      '{organiser} n’a pas répondu à votre demande avant la fin de l’événement. Vous n’avez rien payé.',
    payLead:
      'Merci de payer {total} au plus tard le {due} sur la page de votre commande : vos billets sont réservés jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
    accessChangedLead:
      'Voici les informations à jour pour participer en ligne. Elles remplacent celles que vous avez éventuellement déjà reçues.',
    paymentLead:
      'Merci pour votre commande. Vos billets sont réservés jusqu’au {due}. Effectuez d’ici là votre virement de {total}. Vous recevrez vos billets dès réception du paiement.',
    reminderLead:
      'Nous n’avons pas encore reçu votre virement de {total}. Vos billets sont réservés jusqu’au {due}. Si vous avez payé ces derniers jours, vous n’avez plus rien à faire.',
    incompleteLead:
      'Merci, nous avons reçu {received}. Il reste {total} à payer pour votre commande. {way, select, both {Merci de virer ce montant ou de le payer par carte sur la page de votre commande} card {Merci de payer ce montant par carte sur la page de votre commande} other {Merci de virer ce montant}} au plus tard le {due} : vos billets sont réservés jusque-là, et vous les recevrez dès son arrivée.',
    dueEarlierLead:
      'L’événement commence désormais avant l’échéance de votre paiement. Merci de virer {total} au plus tard le {due} : vos billets sont réservés jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
    dueChangedLead:
      'Merci de virer {total} au plus tard le {due} : vos billets sont réservés jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
    changedLead:
      'Votre commande comprend désormais les billets ci-dessous. Les billets précédents qui n’y figurent pas ne sont plus valables.',
    restLead:
      'Il reste {total} à payer pour votre commande. {way, select, both {Merci de virer ce montant sur ce compte ou de le payer par carte sur la page de votre commande.} transfer {Merci de virer ce montant sur ce compte.} card {Merci de payer ce montant par carte sur la page de votre commande.} other {Pour le payer, veuillez contacter {organiser}.}}',
    expiredLead:
      'Nous n’avons pas reçu votre paiement à temps, et vos billets ont été remis en vente. Vous pouvez commander à nouveau tant qu’il reste des billets.',
    cancelledLead: 'Votre commande a été annulée. Ses billets ne sont plus valables, et vous n’avez plus rien à payer.',
    refundedLead:
      'Votre commande a été annulée, et le montant de {total} vous sera remboursé. Ses billets ne sont plus valables.',
    ticketsCancelledLead:
      'Certains billets de votre commande ont été annulés. Ils ne sont plus valables ; votre commande comprend désormais les billets ci-dessous.',
    addOnsCancelledLead: 'Des options de votre commande ont été annulées. Vos billets restent valables.',
    ticketsAndAddOnsCancelledLead:
      'Des billets et des options de votre commande ont été annulés. Ils ne sont plus valables ; votre commande comprend désormais les billets ci-dessous.',
    refundLead: '{total} vous seront remboursés.',
    kept: '{organiser} retient des frais d’annulation de {fee}.',
    note: '{organiser} vous écrit :',
    fee: 'Frais d’annulation',
    reduction: 'Réduction',
    refundSentLead: '{organiser} a viré {total} sur votre compte le {date}. Comptez en général deux jours ouvrés.',
    refundToCard: '{amount} vous sont reversés sur la carte qui a servi au paiement, en général sous 5 à 10 jours.',
    refundInPerson: '{amount} vous ont été remboursés en personne.',
    refundByTransfer:
      '{organiser} virera {amount} sur votre compte bancaire. Indiquez ce compte sur la page de votre commande : vous recevrez l’argent dans les 14 jours qui suivent.',
    paymentTooLateLead:
      'Votre paiement de {total} n’a pas pu être accepté : à son arrivée, vos places avaient été attribuées à d’autres, la commande était déjà réglée ou annulée, ou son code avait servi pour une autre commande. Il vous sera intégralement remboursé.',
    missingAnswers:
      '{count, plural, one {{organiser} attend encore une réponse de votre part :} other {{organiser} attend encore # réponses de votre part :}}',
    answerQuestions: 'Répondre aux questions',
    legal:
      '{count, plural, one {Ce texte fait} other {Ces textes font}} partie de votre commande. Vous trouverez en pièce jointe la version en vigueur lors de la commande, au format PDF :',
    invoiceIssuedLead:
      'Vous trouverez en pièce jointe {count, plural, one {le document} other {les documents}} de votre commande au format PDF, avec la facture électronique que lisent les logiciels de comptabilité (Factur-X).',
    document: '{kind} {number}',
    documents: { invoice: 'Facture', cancellation: 'Avoir d’annulation', 'credit-note': 'Avoir' },
    emailCorrectedLead:
      'L’adresse e‑mail de cette commande a été corrigée sur sa page. Les e‑mails à ce sujet sont désormais envoyés à une autre adresse. Le lien et les billets des e‑mails précédents ne sont plus valables. Si vous avez commandé ces billets sans modifier l’adresse, répondez à cet e‑mail pour prévenir {organiser}.',
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
    insteadOf: 'au lieu de {price}',
    each: '{price} l’unité',
    lineTax: 'dont TVA {rate}',
    total: 'Total :',
    code: 'Code promo :',
    tax: 'dont TVA {rate} :',
    free: 'Gratuit',
    ticket: 'Billet {at, number} :',
    organiser: 'Organisateur :',
    seller: 'Vendu par :',
    withdrawal,
    addOns: {
      testNote: 'Ceci est une commande de test : il n’y a rien à payer, et ses options ne sont pas valables.',
      confirmed: 'Vos options : {event}',
      ticketsCancelled: 'Certaines de vos options ont été annulées : commande {number}, {event}',
      confirmedLead:
        'Votre commande est confirmée. Vos options figurent désormais sur vos billets, que nous joignons de nouveau à cet e‑mail.',
      approvalLead:
        'Merci pour votre demande. {organiser} va se prononcer, et nous vous enverrons la réponse par e‑mail. Les options vous sont réservées d’ici là, et vous n’avez rien payé.',
      approvedLead:
        '{organiser} a accepté votre demande. Vos options sont réservées jusqu’au {due}. Merci de payer {total} d’ici là ; la page de votre commande indique comment. Vous recevrez vos billets avec les options dès réception du paiement.',
      declinedLead:
        '{organiser} n’a pas pu accepter votre demande. Les options ont été remises en vente, et vous n’avez rien payé.',
      payLead:
        'Merci de payer {total} au plus tard le {due} sur la page de votre commande : vos options sont réservées jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
      paymentLead:
        'Merci pour votre commande. Vos options sont réservées jusqu’au {due}. Effectuez d’ici là votre virement de {total}. Vous recevrez vos billets avec les options dès réception du paiement.',
      reminderLead:
        'Nous n’avons pas encore reçu votre virement de {total}. Vos options sont réservées jusqu’au {due}. Si vous avez payé ces derniers jours, vous n’avez plus rien à faire.',
      incompleteLead:
        'Merci, nous avons reçu {received}. Il reste {total} à payer pour votre commande. {way, select, both {Merci de virer ce montant ou de le payer par carte sur la page de votre commande} card {Merci de payer ce montant par carte sur la page de votre commande} other {Merci de virer ce montant}} au plus tard le {due} : vos options sont réservées jusque-là, et elles figureront sur vos billets dès son arrivée.',
      dueEarlierLead:
        'L’événement commence désormais avant l’échéance de votre paiement. Merci de virer {total} au plus tard le {due} : vos options sont réservées jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
      dueChangedLead:
        'Merci de virer {total} au plus tard le {due} : vos options sont réservées jusque-là. Si vous avez déjà payé, vous n’avez plus rien à faire.',
      expiredLead:
        'Nous n’avons pas reçu votre paiement à temps, et vos options ont été remises en vente. Vous pouvez les commander à nouveau tant qu’il en reste.',
      cancelledLead:
        'Votre commande a été annulée. Ses options ne sont plus valables, et vous n’avez plus rien à payer.',
      refundedLead:
        'Votre commande a été annulée, et le montant de {total} vous sera remboursé. Ses options ne sont plus valables.',
      ticketsCancelledLead:
        'Certaines options de votre commande ont été annulées. Elles ne sont plus valables ; votre commande comprend désormais les options ci-dessous.',
      paymentTooLateLead:
        'Votre paiement de {total} n’a pas pu être accepté : à son arrivée, vos options avaient été attribuées à d’autres, ou la commande était déjà réglée ou annulée. Il vous sera intégralement remboursé.',
      emailCorrectedLead:
        'L’adresse e‑mail de cette commande a été corrigée sur sa page. Les e‑mails à ce sujet sont désormais envoyés à une autre adresse. Le lien des e‑mails précédents ne fonctionne plus. Si vous avez commandé ces options sans modifier l’adresse, répondez à cet e‑mail pour prévenir {organiser}.',
      withdrawal: withdrawalOfAddOns,
    },
    smallBusiness,
    open: 'Voir ma commande',
  },
  attendee: {
    attendeeTicket: 'Votre billet : {event}',
    attendeeTicketLead:
      '{buyer} a commandé un billet pour vous chez {organiser}. Vous le trouverez en pièce jointe et sur une page dédiée. Présentez son code à l’entrée.',
    passedOnTicket: 'Un billet pour vous : {event}',
    passedOnTicketLead:
      '{buyer} vous a transmis un billet émis par {organiser}. Vous le trouverez en pièce jointe et sur une page dédiée. Seul votre code est valable.',
    ticketVoid: 'Votre billet n’est plus valable : {event}',
    ticketVoidLead:
      'Ce billet a été annulé, transmis ou envoyé à une autre adresse. Son code n’est plus valable. Pour toute question, adressez-vous à la personne qui l’a commandé ou à {organiser}.',
    type: 'Billet :',
    number: 'Numéro de billet :',
    open: 'Ouvrir le billet',
  },
} as const satisfies SameShape<MailMessages>
