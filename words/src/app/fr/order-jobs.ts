import type { SameShape } from '../../same-shape.ts'
import type { orderJobs as english } from '../en/order-jobs.ts'

export const orderJobs = {
  bulk: {
    label: 'Commandes sélectionnées',
    selected: '{count, plural, one {{shown} sélectionnée} other {{shown} sélectionnées}}',
    selectAll: 'Sélectionner les {total} résultats',
    most: 'Vous pouvez sélectionner jusqu’à {count, number} commandes une par une. Au-delà, filtrez la liste et sélectionnez tous les résultats.',
    clear: 'Effacer la sélection',
    export: 'Exporter',
    resend: {
      button: 'Renvoyer les e‑mails',
      title:
        '{count, plural, one {Renvoyer l’e‑mail de {shown} commande ?} other {Renvoyer les e‑mails de {shown} commandes ?}}',
      body: 'Chaque acheteur reçoit à nouveau l’e‑mail sur l’état actuel de sa commande, avec les billets si elle est payée. Les commandes sans adresse e‑mail sont ignorées.',
      confirm: '{count, plural, one {Renvoyer {shown} e‑mail} other {Renvoyer {shown} e‑mails}}',
    },
    approve: {
      button: 'Accepter',
      title: '{count, plural, one {Accepter {shown} demande ?} other {Accepter {shown} demandes ?}}',
      body: {
        on: 'Les commandes gratuites sont alors confirmées, les autres attendent leur paiement. Les acheteurs sont prévenus. Les commandes qui ne sont pas des demandes sont ignorées.',
        off: 'Les commandes gratuites sont alors confirmées, les autres attendent leur paiement. Les acheteurs ne reçoivent pas d’e‑mail, car aucun serveur de messagerie n’est configuré. Les commandes qui ne sont pas des demandes sont ignorées.',
      },
      confirm: '{count, plural, one {Accepter {shown} demande} other {Accepter {shown} demandes}}',
    },
    decline: {
      button: 'Refuser',
      title: '{count, plural, one {Refuser {shown} demande ?} other {Refuser {shown} demandes ?}}',
      body: {
        on: 'Leurs places sont libérées. Les acheteurs sont prévenus. Les commandes qui ne sont pas des demandes sont ignorées.',
        off: 'Leurs places sont libérées. Les acheteurs ne reçoivent pas d’e‑mail, car aucun serveur de messagerie n’est configuré. Les commandes qui ne sont pas des demandes sont ignorées.',
      },
      confirm: '{count, plural, one {Refuser {shown} demande} other {Refuser {shown} demandes}}',
    },
    decision: {
      preview: 'Aperçu des e‑mails',
      approve: {
        decided:
          '{count, plural, =0 {Aucune demande ne sera acceptée.} one {# demande sera acceptée.} other {# demandes seront acceptées.}}',
      },
      decline: {
        decided:
          '{count, plural, =0 {Aucune demande ne sera refusée.} one {# demande sera refusée.} other {# demandes seront refusées.}}',
      },
      skipped: {
        'not-requested':
          '{count, plural, one {# commande n’est pas une demande et sera ignorée.} other {# commandes ne sont pas des demandes et seront ignorées.}}',
        'no-payment':
          '{count, plural, one {# demande sera ignorée, car l’acheteur n’aurait aucun moyen de payer.} other {# demandes seront ignorées, car les acheteurs n’auraient aucun moyen de payer.}}',
      },
      mail: 'E‑mail affiché',
      free: '{count, plural, one {# demande} other {# demandes}} · billets gratuits · {language}',
      paid: '{count, plural, one {# demande} other {# demandes}} · billets payants · {language}',
    },
    cancel: {
      button: 'Annuler les commandes',
      title: '{count, plural, one {Annuler {shown} commande ?} other {Annuler {shown} commandes ?}}',
      body: {
        on: 'Leurs billets ne sont plus valables et sont remis en vente. Les acheteurs sont prévenus. Les commandes payées sont ignorées : annulez‑les et remboursez‑les une par une.',
        off: 'Leurs billets ne sont plus valables et sont remis en vente. Les acheteurs ne reçoivent pas d’e‑mail, car aucun serveur de messagerie n’est configuré. Les commandes payées sont ignorées : annulez‑les et remboursez‑les une par une.',
      },
      cancelled:
        '{count, plural, =0 {Aucune de ces commandes ne sera annulée.} one {# commande sera annulée.} other {# commandes seront annulées.}}',
      skipped: {
        paid: '{count, plural, one {# commande est payée et sera ignorée.} other {# commandes sont payées et seront ignorées.}}',
        requested:
          '{count, plural, one {# commande est une demande et sera ignorée : refusez‑la plutôt.} other {# commandes sont des demandes et seront ignorées : refusez‑les plutôt.}}',
        over: '{count, plural, one {# commande est déjà annulée ou a expiré.} other {# commandes sont déjà annulées ou ont expiré.}}',
        correcting:
          '{count, plural, one {# commande sera ignorée, car un remboursement par carte est en cours.} other {# commandes seront ignorées, car des remboursements par carte sont en cours.}}',
      },
      received:
        '{amount} déjà reçus pour {count, number} des commandes à annuler ne sont pas remboursés automatiquement. {count, plural, one {Cette commande présente ensuite un trop-perçu ; vous pourrez y rendre cet argent} other {Ces commandes présentent ensuite un trop-perçu ; vous pourrez rendre cet argent dans chacune d’elles}} avec « {button} ».',
      confirm: '{count, plural, one {Annuler {shown} commande} other {Annuler {shown} commandes}}',
    },
    message: {
      button: 'Écrire aux acheteurs',
      toBuyer: 'Écrire à l’acheteur',
      toAll: 'Écrire à tous les acheteurs',
      toFound: 'Écrire à ces acheteurs',
      everyStatus:
        'Le message part aussi aux acheteurs dont la commande a été annulée ou a expiré. Pour les exclure, filtrez d’abord la liste par statut.',
      title: '{count, plural, one {Écrire à l’acheteur} other {Écrire aux acheteurs de {shown} commandes}}',
      body: '{count, plural, one {L’acheteur reçoit un e‑mail.} other {Chaque acheteur reçoit un seul e‑mail, même pour plusieurs commandes.}} Les réponses arrivent à l’adresse de vos mentions légales.',
      subject: 'Objet',
      text: 'Message',
      textHint:
        'Texte simple ; une ligne vide sépare les paragraphes. Nous ajoutons la formule d’appel, la commande et son lien.',
      left: '{left, plural, one {# caractère restant} other {# caractères restants}}',
      preview: 'Aperçu',
      test: 'M’envoyer un test',
      tested: 'Un e‑mail de test est en route vers vous.',
      from: 'De',
      to: 'À',
      confirm: 'Envoyer le message',
    },
  },
  job: {
    all: 'Actions groupées',
    lead: 'Les 20 dernières actions de votre équipe sur plusieurs commandes à la fois.',
    one: 'Action groupée',
    title: {
      resend:
        '{count, plural, one {Renvoyer l’e‑mail de {shown} commande} other {Renvoyer les e‑mails de {shown} commandes}}',
      approve: '{count, plural, one {Accepter {shown} commande} other {Accepter {shown} commandes}}',
      decline: '{count, plural, one {Refuser {shown} commande} other {Refuser {shown} commandes}}',
      cancel: '{count, plural, one {Annuler {shown} commande} other {Annuler {shown} commandes}}',
      message:
        '{count, plural, one {Message à l’acheteur de {shown} commande} other {Message aux acheteurs de {shown} commandes}}',
    },
    started: 'Lancée le {at} par {by}',
    former: 'un ancien membre',
    working: '{worked} sur {total} traitées.',
    finished: 'Terminée',
    count: {
      done: '{count, plural, one {# traitée} other {# traitées}}',
      skipped: '{count, plural, one {# ignorée} other {# ignorées}}',
      failed: '{count, plural, one {# échec} other {# échecs}}',
      waiting: '{count, number} en attente',
    },
    stop: {
      button: 'Arrêter',
      title: 'Arrêter cette action groupée ?',
      body: '{count, plural, one {La commande encore en attente est ignorée} other {Les # commandes encore en attente sont ignorées}}. Ce qui est fait reste fait.',
    },
    filter: 'Résultat',
    everything: 'Toutes',
    state: { waiting: 'En attente', done: 'Traitée', skipped: 'Ignorée', failed: 'Échec' },
    mail: {
      queued: 'E‑mail en attente',
      sent: 'E‑mail envoyé',
      failed: 'E‑mail non remis',
      stored: 'Dans le journal',
    },
    reason: {
      'no-email': 'La commande n’a pas d’adresse e‑mail.',
      'same-buyer': 'L’acheteur reçoit le message pour une commande plus récente.',
      unsubscribed: 'L’acheteur s’est désabonné de vos messages.',
      stopped: 'L’action groupée a été arrêtée avant cette commande.',
      'transition-refused': 'Le statut de la commande ne le permet pas.',
      forbidden: 'Le rôle du membre qui a lancé l’action ne le permet plus.',
      'not-found': 'La commande a été supprimée.',
      other: 'Plusieurs essais ont échoué. Réessayez avec cette commande seule.',
    },
    orders: '{count, plural, one {{shown} commande} other {{shown} commandes}}',
    shown: '{shown, number} sur {total} affichées',
    more: 'Afficher plus',
    moreFailed: 'Impossible de charger d’autres commandes. {why}',
    none: 'Aucune commande n’a ce résultat.',
    notFoundTitle: 'Action groupée introuvable',
    notFound: 'Elle appartient peut-être à une autre équipe.',
    empty: {
      title: 'Aucune action groupée',
      body: 'Sélectionnez des commandes dans la liste pour renvoyer leurs e‑mails, les annuler ou écrire aux acheteurs.',
    },
  },
} as const satisfies SameShape<typeof english>
