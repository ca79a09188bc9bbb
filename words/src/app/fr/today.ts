import type { SameShape } from '../../same-shape.ts'
import type { today as english } from '../en/today.ts'

export const today = {
  title: 'Aujourd’hui',
  failed: 'Impossible de charger les chiffres du jour.',
  next: { title: 'Prochain événement', none: 'Rien de prévu pour l’instant', now: 'En cours' },
  sales: {
    title: '7 derniers jours',
    tickets: '{count, plural, one {{shown} billet} other {{shown} billets}}',
    gross: 'Ventes TTC : {amounts}',
    before: '7 jours précédents : {figures}',
    line: '{count, plural, one {# billet} other {# billets}} sur les 14 derniers jours, jour par jour jusqu’à aujourd’hui : {days}',
  },
  open: {
    title: 'En attente',
    questions: 'Questions sans réponse',
    requests: 'Demandes à traiter',
    awaited: 'Virements attendus',
    balancesDue: 'Soldes à recevoir',
    owed: 'Remboursements à virer',
  },
  needs: {
    title: 'À traiter',
    none: 'Rien pour l’instant',
    'website-down': 'Site web indisponible : {name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    'refund-failed':
      'Remboursement échoué : commande {name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    'page-unreadable': 'Page Notion illisible : {name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    'follow-up-due': 'À revoir : commande {name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    'no-mail-server': 'Aucun serveur de messagerie : les acheteurs ne reçoivent pas d’e‑mails',
    'imprint-missing': 'Mentions légales manquantes',
    'draft-incomplete': 'Brouillon incomplet : {name}{others, plural, =0 {} one { et # autre} other { et # autres}}',
    more: 'Afficher {count, plural, one {# autre} other {# autres}}',
  },
} as const satisfies SameShape<typeof english>
