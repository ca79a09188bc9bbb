import type { SameShape } from '../same-shape.ts'
import type { notice as english } from './en.ts'

/** The public pages that say why a page cannot be shown, in French. */
export const notice = {
  missing: 'Page introuvable',
  missingLead: 'Aucun événement à cette adresse. Vérifiez le lien ou contactez l’organisateur.',
  missingOrder: 'Aucune commande à cette adresse. Vérifiez que le lien de votre e‑mail est complet.',
  replaced: 'Ce lien a été remplacé',
  replacedLead:
    'L’adresse e‑mail a été corrigée ou le billet a été transmis. Utilisez le lien de votre e‑mail le plus récent.',
  foreign: 'Cette demande ne vient pas de ce site',
  foreignLead:
    'Pour votre sécurité, les commandes ne sont acceptées que depuis les pages de ce site. Revenez en arrière et réessayez.',
  busy: 'Trop de demandes',
  busyLead: 'Patientez un instant, revenez en arrière et réessayez. Aucune commande n’a été passée en double.',
  unread: 'Demande illisible',
  unreadLead: 'Nous n’avons pas pu lire ce que votre navigateur a envoyé. Revenez en arrière et réessayez.',
  broken: 'Un problème est survenu',
  brokenLead: 'Réessayez dans un instant. Aucune commande n’a été passée en double.',
  again: 'Réessayer',
} as const satisfies SameShape<typeof english>
