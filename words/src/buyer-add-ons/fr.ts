import type { SameShape } from '../same-shape.ts'
import { withdrawalOfAddOns } from '../withdrawal/fr.ts'
import type { BuyerAddOns } from './en.ts'

/** The choice of tickets on the pages of buyers. */
export const choice = {
  title: 'Votre sélection',
  lead: 'Vérifiez le nombre de billets. Ils vous seront réservés à l’étape suivante.',
  total: 'Afficher le total',
  back: 'Retour à l’événement',
} as const

/** The choice of add-ons on the pages of buyers, in French. */
export const addOns = {
  title: 'Choisir des options',
  ticket: 'Billet {number, number} : {type}',
  optionalOne: 'Facultatif.',
  optional:
    'Facultatif. {max, plural, one {Une option au maximum} many {Jusqu’à # options} other {Jusqu’à # options}} pour ce billet.',
  exactly: 'Choisissez {count, plural, one {une option} many {# options} other {# options}}.',
  required: 'Choisissez de {min, number} à {max, number} options.',
  none: 'Aucune',
  gone: 'Plus disponible',
  back: 'Modifier les billets',
  errors: {
    missing:
      'Billet {number, number} : {limit, plural, one {choisissez une option dans « {group} ».} many {choisissez au moins # options dans « {group} ».} other {choisissez au moins # options dans « {group} ».}}',
    tooMany:
      'Billet {number, number} : choisissez au plus {limit, plural, one {# option} many {# options} other {# options}} dans « {group} ».',
    left: 'Billet {number, number} : {limit, plural, =0 {« {addOn} » n’est plus disponible. Choisissez autre chose.} one {il n’en reste que # pour « {addOn} ».} many {il n’en reste que # pour « {addOn} ».} other {il n’en reste que # pour « {addOn} ».}}',
    gone: 'Billet {number, number} : ce choix n’est plus disponible. Choisissez à nouveau.',
  },
  later: {
    heading: 'Options',
    link: 'Acheter des options',
    title: 'Acheter des options',
    lead: 'Choisissez ce que vous voulez ajouter à vos billets. Ce sera une commande distincte, avec sa propre confirmation.',
    none: 'Il n’y a plus d’options pour vos billets.',
    held: 'Nous gardons vos options pendant 15 minutes, le temps de terminer la commande.',
    withoutCodes: 'Les codes promo valent pour les billets. Les options gardent leur prix.',
    choose: 'Choisissez au moins une option.',
    changed: 'Ces options ne peuvent plus être achetées. Votre commande a peut-être changé.',
    belongs: 'Ces options concernent les billets de la commande {number}.',
    main: 'Vos billets : commande {number}',
    mainAnswers: 'Les questions et vos réponses s’y trouvent aussi.',
    paid: 'Vos options',
    paidLead:
      'Votre commande est confirmée. Les options figurent désormais sur les billets de la commande {number} : rouvrez sa page ou téléchargez‑y à nouveau les billets.',
    lost: 'Les options achetées plus tard sont annulées avec leur billet, et leur prix vous est remboursé{kept, select, none {} other {, moins {percent}}}.{fee, select, kept { Leurs frais de réservation ne sont pas remboursés.} other {}}',
    status: { unpaid: 'pas encore payée', cancelled: 'annulée' },
    checkout: {
      emailHint: 'Vos billets avec les options seront envoyés à cette adresse.',
      held: 'Vos options vous sont réservées jusqu’à {time}.',
      marks: {
        over: 'Le temps est écoulé. Si vous commandez, vos options seront réservées de nouveau, s’il en reste.',
      },
      extended:
        'Vos options vous sont maintenant réservées jusqu’à {time}. Ce délai ne peut être prolongé qu’une fois.',
      reservedAgain: 'Votre réservation avait expiré. Vos options vous sont de nouveau réservées jusqu’à {time}.',
      priceChanged:
        'Votre réservation avait expiré et des prix ont changé depuis. Vos options sont de nouveau réservées : vérifiez le nouveau montant avant de commander.',
      transferHint: 'Vous recevrez nos coordonnées bancaires. Vos options seront confirmées dès réception du paiement.',
      transferHintUnmailed:
        'Nos coordonnées bancaires s’affichent à la page suivante. Vos options seront confirmées dès réception du paiement.',
      orderFree: 'Commander gratuitement',
      withdrawal: withdrawalOfAddOns,
    },
    over: {
      lead: 'Les options ne vous sont plus réservées. Pour refaire votre choix, rouvrez la page de la commande {number}.',
      taken:
        'Votre réservation a expiré et les options ne sont plus toutes disponibles. Pour refaire votre choix, rouvrez la page de la commande {number}.',
    },
    order: {
      pendingLead:
        'Vos options sont réservées. {part, select, none {Merci de virer {total} au plus tard le {due}.} other {Nous avons reçu {part}. Merci de virer le solde de {total} au plus tard le {due}.}} {mail, select, off {Elles figureront sur vos billets dès réception du paiement.} other {Dès réception du paiement, vous recevrez par e‑mail vos billets avec ces options.}}',
      requestedLead:
        '{organiser} va se prononcer. Les options vous sont réservées d’ici là, et vous n’avez rien payé. {mail, select, off {Vous trouverez la réponse ici.} other {Vous recevrez la réponse ici et par e‑mail.}}',
      approvedLead:
        '{approved, select, yes {{organiser} a accepté votre demande. } other {}}Vos options sont réservées jusqu’au {due}. Merci de payer {total} d’ici là.',
      reservedLead: 'Vos options vous sont réservées jusqu’à {time}. Terminez le paiement pour les obtenir.',
      expiredLead: 'Elle n’a pas été terminée à temps, et les options ont été remises en vente.',
      cancelledLead: 'Les options ne sont plus valables.',
      declinedLead:
        '{organiser} n’a pas pu accepter votre demande. Les options ont été remises en vente, et vous n’avez rien payé.',
      cardInsteadLead: 'Vos options sont confirmées immédiatement. N’effectuez pas le virement en plus.',
      mail: '{mail, select, queued {Nous envoyons un e‑mail à {email}. } sent {Nous avons envoyé un e‑mail à {email}. } other {}}Ne partagez pas l’adresse de cette page : toute personne qui la connaît peut voir et modifier cette commande.',
    },
    cancel: {
      lead: 'Vos options ne seront plus valables et pourront être remises en vente. Cette action est irréversible.',
      requestedLead: 'Votre demande est retirée, et les options sont remises en vente. Cette action est définitive.',
      pendingLead:
        'Vos options seront libérées et pourront être remises en vente. Cette action est irréversible. Si vous avez déjà effectué le virement, gardez la commande et contactez l’organisateur.',
    },
    terms:
      'Si vous annulez un billet, ses options sont annulées aussi, et leur prix vous est remboursé{kept, select, none {} other {, moins {percent}}}.',
  },
} as const satisfies SameShape<BuyerAddOns>
