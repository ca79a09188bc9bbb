import type { SameShape } from '../same-shape.ts'
import type { told as english } from './en.ts'

/** What Foyer tells in the inbox, on screen and by mail, in French. */
export const told = {
  'website-down': {
    title: 'Le site web ne répond pas',
    body: 'Foyer a interrogé deux fois {url} : {failure, select, address_blocked {son adresse n’est pas publique} dns_not_found {son nom est inconnu (DNS)} dns_failed {son nom n’a pas pu être résolu (DNS)} refused {le serveur refuse les connexions} unreachable {le serveur est injoignable} reset {la connexion a été interrompue} timeout {il n’a pas répondu en dix secondes} tls_expired {son certificat a expiré} tls_not_yet_valid {son certificat n’est pas encore valable} tls_wrong_host {son certificat est établi pour un autre nom} tls_self_signed {son certificat est autosigné} tls_untrusted {les navigateurs ne font pas confiance à son certificat} tls_failed {aucune connexion sécurisée n’a pu être établie} too_many_redirects {il redirige sans fin} redirect_broken {il redirige sans dire où} invalid_answer {ce qu’il envoie n’est pas une page web} body_too_large {il envoie plus qu’on ne peut lire} access_refused {il refuse l’accès ({status})} page_not_found {la page est introuvable ({status})} too_many_requests {il signale trop de demandes ({status})} client_error {il rejette la demande ({status})} server_unavailable {il signale qu’il n’est pas disponible ({status})} server_error {il signale une erreur interne ({status})} unexpected_status {il répond de façon inattendue ({status})} other {il n’a pas répondu correctement}}.',
  },
  'website-up': {
    title: 'Le site web répond à nouveau',
    body: '{url} est de nouveau joignable. Il était en panne depuis {since}.',
  },
  'certificate-expiring': {
    title: 'Le certificat du site web expire bientôt',
    body: 'Le certificat de {url} est valable jusqu’au {until}. Ensuite, les navigateurs mettront tout le monde en garde. Renouvelez-le avant.',
  },
  'notion-state': {
    title:
      '{state, select, connected {La page Notion est de nouveau lue} incomplete {La page Notion est publiée en partie} paused {La page Notion est suspendue} other {La page Notion ne peut pas être lue}}',
    body: '{state, select, connected {Elle est de nouveau publiée telle qu’elle est dans Notion.} key_refused {Notion n’accepte plus la clé. Créez-en une nouvelle et saisissez-la sur la page de clé de l’événement.} capability_missing {La clé n’a pas le droit de lire le contenu. Autorisez-la dans Notion, parmi les capacités de la connexion.} page_not_shared {La page n’est pas partagée avec la connexion de la clé. Ouvrez la page dans Notion et ajoutez la connexion.} is_database {Le lien mène à une base de données. Saisissez le lien d’une page.} in_trash {La page est dans la corbeille de Notion. Restaurez-la, ou saisissez le lien d’une autre.} rate_limited {Notion demande à Foyer d’attendre. Vous n’avez rien à faire : Foyer reprendra de lui-même.} blocked {Notion a bloqué la clé. Créez-en une nouvelle et saisissez-la sur la page de clé de l’événement.} notion_down {Notion ne répond pas. Vous n’avez rien à faire : Foyer réessaiera.} too_large {La page est trop grande pour que Foyer la lise. Répartissez-la sur plusieurs pages.} incomplete {La page est publiée, mais un de ses éléments n’a pas pu être repris. L’événement montre lequel.} paused {La lecture de la page est suspendue.} no_page {Il n’y a plus de lien vers une page. Saisissez-en un sur la page de l’événement.} no_key {Il n’y a plus de clé. Saisissez-en une sur la page de clé de l’événement.} other {L’événement montre ce qui ne va pas.}}',
  },
  'page-changed': {
    title: '{page, select, notion {La page Notion a changé} other {Le site web a changé}}',
    body: '{page, select, notion {La page publique de l’événement montre la nouvelle version.} other {Son contenu n’est plus celui de la dernière vérification. Si c’était vous, il n’y a rien à faire.}}',
  },
  'first-sale': {
    title: 'Première vente',
    body: '{tickets, plural, one {# billet vendu} other {# billets vendus}}{cost, select, free {, à titre gratuit} other {, pour {total}}}. La vente a commencé.',
  },
  'sold-out': {
    title: '{scope, select, type {{name} : complet} other {Complet}}',
    body: '{scope, select, type {Tous les billets de ce type sont vendus.} other {Tous les billets de l’événement sont vendus.}}',
  },
  'mail-failing': {
    title: 'Un e-mail n’a pas pu être remis',
    body: '« {subject} » n’est pas parvenu à {to}. {reason}',
  },
  'payment-disputed': {
    title: 'Un paiement est contesté',
    body: 'La banque de l’acheteur de la commande {number} réclame {amount}. Répondez à temps dans Stripe ; sans réponse, l’argent sera rendu.',
  },
  'member-joined': {
    title: '{name} a rejoint l’équipe',
    body: 'Rôle : {role, select, owner {propriétaire} admin {administration} manager {gestion} box_office {billetterie} door {entrée} other {lecture}}.',
  },
} as const satisfies SameShape<typeof english>
