import type { SameShape } from '../../same-shape.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy = {
  erasure: {
    title: 'Effacer les données d’un acheteur',
    lead: 'Lorsqu’un acheteur demande l’effacement de ses données (art. 17 du RGPD). Ses commandes restent dans votre comptabilité avec leurs montants, taxes, numéros et dates, mais sans la personne.',
    email: 'Adresse e‑mail de l’acheteur',
    emailHint: 'L’adresse indiquée dans ses commandes et ses questions.',
    find: 'Rechercher les données',
    ofOrder: 'Vous venez d’une commande : voici les données de son acheteur.',
    nothing: 'Cette équipe n’a rien enregistré au sujet de cette adresse.',
    found: {
      title: 'Données trouvées pour {who}',
      anonymous: 'une commande sans adresse',
      orders: '{count, plural, one {{shown} commande} other {{shown} commandes}}',
      tickets: '{count, plural, one {{shown} billet} other {{shown} billets}}',
      threads: '{count, plural, one {{shown} conversation} other {{shown} conversations}}',
      mails: '{count, plural, one {{shown} e‑mail} other {{shown} e‑mails}}',
      bankLines: '{count, plural, one {{shown} ligne de relevé bancaire} other {{shown} lignes de relevés bancaires}}',
    },
    stays: {
      title: 'Ce qui reste',
      body: 'Les commandes, billets, paiements et remboursements avec leurs numéros, montants, taxes et dates. La loi vous impose de les conserver comme pièces comptables.',
      invoices:
        '{count, plural, one {{shown} facture émise conserve} other {{shown} factures émises conservent}} le nom et l’adresse du destinataire : la loi interdit de les modifier. Foyer supprime les factures à la fin de la durée de conservation comptable.',
    },
    goes: {
      title: 'Ce qui est effacé définitivement',
      body: 'Les noms, adresses e‑mail, participants, réponses à vos questions, notes, motifs et messages de ces commandes ; les conversations ; les e‑mails et leur journal ; le payeur et le libellé sur les relevés bancaires.',
    },
    upcoming: {
      title:
        '{count, plural, one {{shown} commande a des billets valables} other {{shown} commandes ont des billets valables}}',
      body: 'L’événement est à venir. Les billets restent valables, mais l’acheteur ne reçoit plus d’e‑mails en cas de changement et aucun nom ne s’affiche à l’entrée.',
    },
    blocked: {
      title:
        '{count, plural, one {{shown} commande doit d’abord être terminée} other {{shown} commandes doivent d’abord être terminées}}',
      body: 'Réessayez ensuite.',
    },
    block: {
      reserved: 'En cours de finalisation par l’acheteur',
      requested: 'À accepter ou à refuser',
      pending: 'À marquer comme payée ou à annuler',
      'payment-open': 'Paiement par carte en cours',
      'refund-open': 'Remboursement dû ou en cours',
    },
    elsewhere:
      'Non compris : les sauvegardes jusqu’à leur expiration, les fichiers que vous avez téléchargés, les données chez Stripe et votre banque, et les e‑mails dans les boîtes de réception.',
    erase: 'Effacer les données',
    confirm: {
      title: 'Effacer les données de {who} ?',
      body: 'Cette action est irréversible.',
    },
    error: {
      'erasure-open':
        'Une des commandes vient de changer. Recherchez de nouveau les données pour voir laquelle fait obstacle.',
    },
    erased: 'Les données ont été effacées.',
    record: {
      title: 'Effacements',
      lead: 'La preuve que vous avez répondu aux demandes, sans les données elles-mêmes.',
      none: 'Aucune donnée n’a encore été effacée.',
      by: 'par {name}',
      former: 'par un ancien membre',
    },
  },
  retention: {
    title: 'Durées de conservation',
    lead: 'Chaque nuit, Foyer efface les données sur les acheteurs dont la durée est écoulée.',
    kinds: {
      'unpaid-orders': {
        name: 'Commandes sans paiement',
        what: 'Noms et adresses des commandes expirées ou annulées sans paiement. Pour répondre aux questions à leur sujet.',
      },
      attendees: {
        name: 'Participants',
        what: 'Noms et adresses sur les billets, à partir de la fin de l’événement. Pour contrôler les entrées et régler les litiges.',
      },
      answers: {
        name: 'Réponses à vos questions',
        what: 'Les réponses des acheteurs et leurs fichiers, à partir de la fin de l’événement. Celles dont votre comptabilité a besoin restent aussi longtemps que la commande.',
      },
      questions: {
        name: 'Conversations',
        what: 'Questions des acheteurs et vos réponses, à partir du dernier message. En Allemagne, les créances se prescrivent par trois ans.',
      },
      messages: {
        name: 'Messages aux acheteurs',
        what: 'Objets et textes des messages envoyés à plusieurs acheteurs.',
      },
      accounts: {
        name: 'Comptabilité',
        what: 'Noms et adresses des commandes payées, payeurs des relevés bancaires et factures émises, à partir de la fin de l’année. L’Allemagne exige 8 ans (§ 147 AO), la France 10 (art. L123-22 du Code de commerce).',
      },
    },
    days: '{count, plural, one {{shown} jour} other {{shown} jours}}',
    years: '{count, plural, one {{shown} an} other {{shown} ans}}',
    inDays: 'en jours',
    inYears: 'en années',
    between: 'De {min} à {max}. Par défaut : {usual}.',
    lastRun:
      'Dernier passage {at} : {count, plural, =0 {rien à effacer} one {{shown} élément effacé} other {{shown} éléments effacés}}',
    never: 'Pas encore exécuté',
    save: 'Enregistrer les durées',
    saved: 'Les durées ont été enregistrées.',
    period: '{kind}, {unit}',
    fixed: {
      title: 'Durées fixes',
      reservations: 'Réservations jamais devenues des commandes : sept jours',
      mails: 'E‑mails : le contenu jusqu’à l’envoi, 30 jours au plus ; le journal 90 jours',
      responses: 'Réponses aux requêtes répétées : un jour, chiffrées',
      'refund-accounts': 'Comptes bancaires pour les remboursements : jusqu’au virement, chiffrés',
      networks:
        'Réseau d’où vient une commande : jusqu’à son paiement, son annulation ou son expiration, une heure si elle est gratuite ; sous forme d’empreinte uniquement',
    },
  },
} as const satisfies SameShape<typeof english>
