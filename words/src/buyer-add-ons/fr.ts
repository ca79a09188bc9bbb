import type { SameShape } from '../same-shape.ts'
import type { BuyerAddOns } from './en.ts'

/** The choice of add-ons on the pages of buyers, in French. */
export const addOns = {
  title: 'Choisir des options',
  ticket: 'Billet {number, number} : {type}',
  optional:
    'Facultatif. {max, plural, one {Une option possible} many {# options possibles} other {# options possibles}} pour ce billet.',
  required:
    '{min, plural, one {{max, plural, one {Choisissez une option.} many {Choisissez de 1 à # options.} other {Choisissez de 1 à # options.}}} many {Choisissez au moins # options, et {max, number} au plus.} other {Choisissez au moins # options, et {max, number} au plus.}}',
  none: 'Aucune',
  gone: 'Complet',
  back: 'Modifier les billets',
  errors: {
    missing:
      'Billet {number, number} : {limit, plural, one {choisissez une option dans « {group} ».} many {choisissez au moins # options dans « {group} ».} other {choisissez au moins # options dans « {group} ».}}',
    tooMany:
      'Billet {number, number} : choisissez au plus {limit, plural, one {# option} many {# options} other {# options}} dans « {group} ».',
    left: 'Billet {number, number} : {limit, plural, =0 {« {addOn} » est complet. Choisissez autre chose.} one {il n’en reste que # pour « {addOn} ».} many {il n’en reste que # pour « {addOn} ».} other {il n’en reste que # pour « {addOn} ».}}',
    gone: 'Billet {number, number} : ce choix n’est plus disponible. Choisissez à nouveau.',
  },
  later: {
    heading: 'Options',
    link: 'Acheter des options',
    title: 'Acheter des options',
    lead: 'Choisissez ce que vous voulez ajouter à vos billets. Vous recevrez une commande distincte, avec sa propre confirmation.',
    none: 'Il n’y a plus d’options pour vos billets.',
    held: 'Nous gardons vos options pendant 15 minutes, le temps de terminer la commande.',
    reserved: 'Vos options vous sont réservées jusqu’à {time}.',
    choose: 'Choisissez au moins une option.',
    changed: 'Ces options ne peuvent plus être achetées. Votre commande a peut-être changé.',
    belongs: 'Ces options concernent les billets de la commande {number}.',
    paid: 'Vos options',
    paidLead:
      'Votre commande est confirmée. Les options figurent désormais sur les billets de la commande {number} : rouvrez sa page ou téléchargez-y à nouveau les billets.',
    lost: 'Les options achetées plus tard sont annulées avec leur billet, et leur prix vous est remboursé{kept, select, none {} other {, moins {percent}}}.',
    status: { unpaid: 'pas encore payée', cancelled: 'annulée' },
  },
} as const satisfies SameShape<BuyerAddOns>
