import type { SameShape } from '../same-shape.ts'
import type { notifications as english, emailSettings as englishSettings } from './en.ts'

/** Texts of notifications, on screen and by mail, in French. */
export const notifications = {
  'website-down': {
    title: 'Le site web est indisponible',
    body: 'Deux vérifications de {url} ont échoué : {failure, select, address_blocked {l’adresse n’est pas accessible publiquement} dns_not_found {le nom de domaine est introuvable (DNS)} dns_failed {le nom de domaine n’a pas pu être résolu (DNS)} refused {le serveur refuse les connexions} unreachable {le serveur est injoignable} reset {la connexion a été interrompue} timeout {pas de réponse dans les dix secondes} tls_expired {le certificat a expiré} tls_not_yet_valid {le certificat n’est pas encore valide} tls_wrong_host {le certificat est établi pour un autre nom} tls_self_signed {le certificat est autosigné} tls_untrusted {le certificat vient d’une autorité que les navigateurs ne reconnaissent pas} tls_failed {aucune connexion sécurisée n’a pu être établie} too_many_redirects {les redirections tournent en boucle} redirect_broken {la redirection n’indique aucune adresse} invalid_answer {la réponse n’est pas une page web} body_too_large {la page est trop volumineuse} access_refused {l’accès est refusé ({status})} page_not_found {la page est introuvable ({status})} too_many_requests {le site reçoit trop de requêtes ({status})} client_error {la requête est rejetée ({status})} server_unavailable {le site signale qu’il est indisponible ({status})} server_error {le serveur signale une erreur interne ({status})} unexpected_status {la réponse est inattendue ({status})} other {la réponse n’était pas correcte}}.{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'website-up': {
    title: 'Le site web est de nouveau en ligne',
    body: '{url} est de nouveau en ligne. Le site était indisponible depuis le {since}.{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'website-unstable': {
    title: 'Le site web est instable',
    body: 'L’état de {url} a changé trois fois en une heure. Foyer continue à le vérifier et vous préviendra dès qu’il sera stable.{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'website-steady': {
    title: '{steady, select, up {Le site web est de nouveau stable} other {Le site web reste indisponible}}',
    body: '{url} {steady, select, up {est en ligne sans interruption depuis le {since}} other {est indisponible sans interruption depuis le {since}}}.{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'certificate-expiring': {
    title: 'Le certificat du site web expire bientôt',
    body: 'Le certificat de {url} est valide jusqu’au {until}. Renouvelez-le avant cette date, sinon les navigateurs bloqueront les visiteurs.{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'notion-state': {
    title:
      '{state, select, connected {La page Notion est de nouveau lisible} complete_again {La page Notion est de nouveau complète} incomplete_again {La page Notion est de nouveau lisible} incomplete {La page Notion est publiée en partie} paused {La synchronisation de la page Notion est suspendue} other {La page Notion ne peut pas être lue}}',
    body: '{state, select, connected {La page publique de l’événement est de nouveau à jour.} complete_again {Il ne manque plus rien sur la page publique de l’événement.} incomplete_again {La page publique de l’événement est de nouveau à jour, sauf des éléments qui n’ont pas pu être repris. La page de l’événement indique lesquels.} key_refused {Notion n’accepte plus la clé. Créez-en une nouvelle et saisissez-la sur la page « Saisir la clé » de l’événement.} capability_missing {La clé ne permet pas de lire le contenu. Dans Notion, donnez cette autorisation à sa connexion.} page_not_shared {La page n’est pas partagée avec la connexion de la clé. Ouvrez la page dans Notion et ajoutez la connexion.} is_database {Le lien mène à une base de données. Saisissez le lien d’une page.} in_trash {La page est dans la corbeille de Notion. Restaurez-la, ou saisissez le lien d’une autre page.} rate_limited {Notion demande à Foyer d’attendre. Vous n’avez rien à faire : Foyer reprendra tout seul.} blocked {Notion a bloqué la clé. Créez-en une nouvelle et saisissez-la sur la page « Saisir la clé » de l’événement.} notion_down {Notion ne répond pas. Vous n’avez rien à faire : Foyer réessaiera.} too_large {La page est trop longue pour Foyer. Répartissez-la sur plusieurs pages.} incomplete {La page est publiée, mais certains de ses éléments n’ont pas pu être repris. La page de l’événement indique lesquels.} paused {La page n’est plus mise à jour.} no_page {Il n’y a plus de lien vers une page. Saisissez-en un sur la page de l’événement.} no_key {Il n’y a plus de clé. Saisissez-en une sur la page « Saisir la clé » de l’événement.} other {La page de l’événement indique le problème.}}',
  },
  'page-changed': {
    title: '{page, select, notion {La page Notion a changé} other {Le site web a changé}}',
    body: '{page, select, notion {{renamed, select, yes {Nouveau titre. } other {}}{edited, plural, =0 {} one {Un passage modifié. } many {# passages modifiés. } other {# passages modifiés. }}{added, plural, =0 {} one {Un passage ajouté. } many {# passages ajoutés. } other {# passages ajoutés. }}{removed, plural, =0 {} one {Un passage supprimé. } many {# passages supprimés. } other {# passages supprimés. }}La page publique de l’événement affiche la nouvelle version.} other {Son contenu a changé depuis la dernière vérification. Si la modification vient de vous, il n’y a rien à faire.}}{shared, select, yes { Événements avec ce site : {events}.} other {}}',
  },
  'approval-requested': {
    title: '{requests, plural, one {Nouvelle demande} many {# nouvelles demandes} other {# nouvelles demandes}}',
    body: '{waiting, plural, one {Une demande attend votre décision. Ses places restent réservées jusque-là.} many {# demandes attendent votre décision. Leurs places restent réservées jusque-là.} other {# demandes attendent votre décision. Leurs places restent réservées jusque-là.}} Vous les trouverez parmi les commandes de l’événement.',
  },
  'first-sale': {
    title: 'Première vente',
    body: '{tickets, plural, one {# billet vendu} other {# billets vendus}}{cost, select, free { à titre gratuit} other { pour {total}}}. Les ventes ont commencé.',
  },
  'sold-out': {
    title: '{scope, select, type {{name} : complet} other {Complet}}',
    body: '{scope, select, type {Tous les billets de ce type sont vendus.} other {Tous les billets de l’événement sont vendus.}}',
  },
  'mail-failing': {
    title: 'Un e‑mail n’a pas pu être remis',
    body: 'L’e‑mail « {subject} » n’a pas pu être remis à {to}. {reason}',
  },
  'payment-disputed': {
    title: 'Un paiement est contesté',
    body: 'La banque de l’acheteur de la commande {number} réclame {amount}. Répondez à temps dans Stripe, sinon l’argent sera rendu à l’acheteur.',
  },
  'refund-failed': {
    title: 'Un remboursement par carte a échoué',
    body: 'Le prestataire de paiement n’a pas effectué le remboursement de {amount} pour la commande {number}. La raison est indiquée sur la page de la commande, sous « Paiements ». Si la somme est encore due à l’acheteur, choisissez-y « Relancer le remboursement ».',
  },
  'refund-account': {
    title:
      '{changed, select, yes {L’acheteur a changé le compte du remboursement} other {L’acheteur a indiqué un compte pour le remboursement}}',
    body: 'Commande {number} : virez {amount} sur le compte affiché sur la page de la commande, puis marquez le remboursement comme viré.',
  },
  'refund-needed': {
    title: 'Un acheteur a annulé des billets',
    body: 'La commande {number} présente un trop-perçu de {amount} : selon vos conditions d’annulation, c’est vous qui le remboursez. Sur la page de la commande, choisissez « Rembourser la différence ».',
  },
  'disk-low': {
    title: 'L’espace disque est presque épuisé',
    body: 'Il ne reste que {free} sur {size} sur le disque de cette installation de Foyer. Une fois le disque plein, plus rien ne peut être vendu. Libérez de l’espace ou agrandissez le disque.',
  },
  'connection-lost': {
    title: 'Foyer n’a pas de connexion à Internet',
    body: 'La plupart des sites des événements, ou Notion, ont cessé de répondre en même temps que les adresses de comparaison. Vérifiez le réseau du serveur. Tant que la connexion n’est pas rétablie, aucun site n’est considéré comme indisponible et les pages Notion ne peuvent pas être lues.',
  },
  'connection-back': {
    title: 'Foyer est de nouveau connecté à Internet',
    body: 'La connexion manquait depuis le {since}. Les sites web sont de nouveau vérifiés.',
  },
  'member-joined': {
    title: '{name} a rejoint l’équipe',
    body: 'Rôle : {role, select, owner {propriétaire} admin {administrateur} manager {gestionnaire} box_office {billetterie} door {entrée} other {lecteur}}.',
  },
} as const satisfies SameShape<typeof english>

/** The settings of emails about the inbox: their heading, and the name of each topic. */
export const emailSettings = {
  title: 'Notifications par e‑mail',
  people: 'Messages des acheteurs',
  website: 'Sites web des événements',
  notion: 'Pages Notion',
  sales: 'Première vente, billets épuisés',
  trouble: 'E‑mails non remis, paiements contestés, remboursements',
  team: 'Nouveaux membres de l’équipe',
} as const satisfies SameShape<typeof englishSettings>
