import type { SameShape } from '../../same-shape.ts'
import type { events as english } from '../en/events.ts'

export const events = {
  title: 'Événements',
  eventTitle: 'Événement',
  table: {
    caption: 'Tous les événements',
    name: 'Événement',
    date: 'Date',
    status: 'Statut',
    sold: 'Billets vendus',
    soldOf: '{sold, number} / {capacity, number}',
    actions: 'Actions',
    actionsFor: 'Actions pour {name}',
  },
  states: {
    title: 'Changer le statut',
    label: 'Statut de {name} : {status}',
    pending: 'Changement du statut de « {name} »…',
    putOnSale: {
      action: 'Mettre en vente',
      effect: 'La page devient publique et la vente commence. Les commandes de test sont supprimées.',
    },
    reopen: { action: 'Rouvrir la vente', effect: 'Les billets sont de nouveau en vente.' },
    close: { action: 'Fermer la vente', effect: 'La vente s’arrête. Les billets déjà vendus restent valables.' },
    toDraft: {
      action: 'Repasser en brouillon',
      effect: 'Seule votre équipe voit la page. Possible tant qu’il n’y a aucune vraie commande.',
    },
    hasOrders:
      '« {name} » a de vraies commandes et ne peut plus repasser en brouillon. Pour arrêter de vendre, fermez la vente.',
    done: {
      onsale: '« {name} » est en vente.',
      closed: 'La vente de « {name} » est fermée.',
      draft: '« {name} » est repassé en brouillon.',
    },
    noMail: {
      title: 'Vendre sans e‑mails ?',
      body: 'Aucun serveur de messagerie n’est configuré : les acheteurs de « {name} » ne recevront pas d’e‑mails. Ils trouveront leurs billets uniquement sur leur page de commande, qui les invite à l’enregistrer.',
      confirm: 'Mettre en vente quand même',
    },
    notReady: {
      title: 'Pas encore prêt pour la vente',
      body: 'Avant de mettre « {name} » en vente, complétez les points suivants :',
    },
  },
  create: {
    title: 'Créer un événement',
    siteTitle: 'Titre du site',
    notionLink: 'Lien Notion',
    notionHint: 'La page qui décrit l’événement. Dans Notion : « Partager », puis « Copier le lien ».',
    notionRecognised: 'Page Notion reconnue',
    notionRecognisedAs: 'Page Notion reconnue : {title}',
    urlLink: 'Adresse du site web',
    urlHint: 'Par exemple www.example.com.',
    titleRequired: 'Le titre est obligatoire',
    notionLinkRequired: 'Le lien Notion est obligatoire',
    urlLinkRequired: 'L’adresse du site web est obligatoire',
    add: 'Ajouter',
    added: '« {name} » a été ajouté.',
  },
  view: {
    back: 'Tous les événements',
    newTab: 's’ouvre dans un nouvel onglet',
    yourTime: '{time} dans votre fuseau horaire',
    when: 'Date et heure',
    where: 'Lieu',
    noPlace: 'Aucun lieu indiqué',
    online: 'En ligne',
    website: 'Site web',
    publicAddress: 'Adresse publique',
    notFound: 'Il a peut-être été supprimé, ou appartient à une autre équipe.',
    toList: 'Voir vos événements',
  },
  notion: {
    title: 'Page Notion',
    lead: 'La page qui décrit l’événement. Foyer la lit à l’aide d’une clé Notion.',
    connected: { label: 'Connectée', body: 'Foyer peut lire la page.' },
    trouble: {
      label: 'Illisible',
      body: 'Foyer ne peut pas lire la page. La page de l’événement vous indique pourquoi et que faire.',
    },
    unchecked: {
      label: 'Non vérifiée',
      body: 'Une clé est enregistrée, mais n’a pas été testée sur cette page : Notion était injoignable, ou le lien a changé depuis. Saisissez de nouveau la clé pour la faire vérifier.',
    },
    noKey: {
      label: 'Clé manquante',
      body: 'La page est liée. Foyer pourra la lire dès que vous aurez saisi une clé.',
    },
    noPage: {
      label: 'Aucune page liée',
      body: 'Ajoutez d’abord le lien d’une page Notion à cet événement.',
    },
    untitled: 'Page Notion',
    changeKey: 'Changer la clé',
    addLink: 'Ajouter le lien',
  },
} as const satisfies SameShape<typeof english>
