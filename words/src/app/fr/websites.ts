import type { SameShape } from '../../same-shape.ts'
import type { websites as english } from '../en/websites.ts'

export const websites = {
  title: 'Site web',
  lead: 'Foyer le vérifie toutes les cinq minutes et vous prévient dans la boîte de réception s’il devient indisponible ou change.',
  checkNow: 'Vérifier maintenant',
  checking: 'Vérification…',
  checked: 'Site web vérifié.',
  shared:
    '{count, plural, one {Un autre événement a aussi cette adresse. Foyer ne la vérifie qu’une fois pour les deux.} many {# autres événements ont aussi cette adresse. Foyer ne la vérifie qu’une fois pour tous.} other {# autres événements ont aussi cette adresse. Foyer ne la vérifie qu’une fois pour tous.}}',
  state: {
    ended: {
      label: 'Plus vérifié',
      body: 'L’événement est terminé depuis 30 jours : Foyer ne vérifie plus son site web.',
    },
    'not-judged': {
      label: 'Non vérifié actuellement',
      body: 'Foyer n’a plus de connexion à Internet depuis le {since} et ne peut donc rien dire du site. Les vérifications reprendront dès que la connexion sera rétablie.',
    },
    'not-up-yet': {
      label: 'Pas encore en ligne',
      body: 'Foyer n’a pas encore pu atteindre le site et réessaie. Si cela dure plus d’un jour, vous recevrez un message dans la boîte de réception.',
    },
    unstable: {
      label: 'Instable',
      body: 'Le site tombe et revient sans cesse depuis le {since}. Vous recevrez un message dans la boîte de réception dès qu’il sera stable.',
    },
    waiting: { label: 'Pas encore vérifié', body: 'Première vérification dans moins d’une minute.' },
    up: { label: 'En ligne', body: 'Tout fonctionne.' },
    failing: {
      label: 'Ne répond pas',
      body: 'Une vérification a échoué. Si la suivante, dans une minute, échoue aussi, le site sera considéré comme indisponible.',
    },
    down: { label: 'Indisponible', body: 'Indisponible depuis le {since}.' },
    recovering: {
      label: 'Répond à nouveau',
      body: 'Si la prochaine vérification, dans une minute, réussit aussi, le site sera de nouveau considéré comme en ligne.',
    },
  },
  next: 'Que faire',
  facts: {
    checked: 'Dernière vérification',
    nextCheck: 'la prochaine {when}',
    response: 'Temps de réponse',
    title: 'Titre de la page',
    redirects: 'Redirige vers',
    certificate: 'Certificat valide jusqu’au',
    expiring: '{days, plural, =0 {expire aujourd’hui} one {expire dans un jour} other {expire dans # jours}}',
    expired: 'expiré',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Les 90 derniers jours',
    firstTitle: 'Disponibilité',
    first: {
      up: 'En ligne depuis {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} hour {{count, plural, one {# heure} other {# heures}}} other {{count, plural, one {# jour} other {# jours}}}}.',
      down: 'Indisponible depuis {unit, select, minute {{count, plural, one {# minute} other {# minutes}}} hour {{count, plural, one {# heure} other {# heures}}} other {{count, plural, one {# jour} other {# jours}}}}.',
    },
    none: 'Un graphique jour par jour s’affichera ici au bout d’une semaine.',
    summary: '{share} de disponibilité sur {days, plural, one {un jour} other {# jours}}.',
    picture:
      '{share} de disponibilité. {downDays, plural, =0 {Le site n’a jamais été indisponible.} one {Le site a été indisponible un jour.} other {Le site a été indisponible # jours.}}',
    legendUp: 'En ligne',
    legendPartly: 'Indisponible par moments',
    legendNone: 'Non surveillé',
    table: 'Tableau par jour',
    day: 'Jour',
    up: 'En ligne',
    checks: 'Vérifications',
    response: 'Temps de réponse',
  },
  response: {
    title: 'Temps de réponse',
    none: 'Les résultats s’afficheront après les premières vérifications réussies.',
    summary: '{average} ms en moyenne sur deux jours, {slowest} ms au maximum.',
    table: 'Tableau par demi-heure',
    from: 'À partir de',
    average: 'Moyenne',
    slowest: 'Maximum',
    failed: 'Échecs',
    failedOf: '{failed, number} sur {checks, number}',
  },
  changes: {
    title: 'Historique',
    none: 'Rien pour l’instant.',
    down: 'Indisponible',
    up: 'De nouveau en ligne',
    upSince: 'Le site était indisponible depuis le {since}.',
    first: 'En ligne à la première vérification',
    newTitle: 'Nouveau titre',
    titleTo: '« {to} », auparavant « {from} »',
    noTitle: 'aucun',
    content: 'Nouveau contenu',
    certificate: 'Nouveau certificat',
    certificateTo: 'Valide jusqu’au {until}',
    address: 'Nouvelle adresse',
    addressFrom: 'Auparavant : {from}',
  },
  failure: {
    'address-blocked': {
      what: 'L’adresse n’est pas accessible publiquement, ou pas sur le port 80 ou 443.',
      next: 'Foyer ne vérifie que les adresses accessibles à tous. Saisissez‑en une autre, ou gardez celle-ci : elle ne sera pas surveillée.',
    },
    'dns-not-found': {
      what: 'Le nom de domaine est introuvable (DNS).',
      next: 'Vérifiez l’orthographe de l’adresse. Si elle est correcte, renouvelez le domaine ou configurez ses enregistrements DNS auprès de votre fournisseur.',
    },
    'dns-failed': {
      what: 'Le nom de domaine n’a pas pu être résolu (DNS).',
      next: 'Contactez le gestionnaire des serveurs DNS du domaine. Le plus souvent, le problème se règle tout seul.',
    },
    refused: {
      what: 'Le serveur refuse les connexions.',
      next: 'Redémarrez le serveur web, ou contactez votre hébergeur.',
    },
    unreachable: {
      what: 'Le serveur est injoignable.',
      next: 'Demandez à votre hébergeur si le serveur fonctionne.',
    },
    reset: {
      what: 'La connexion a été interrompue.',
      next: 'Contactez votre hébergeur : le serveur est peut-être surchargé, ou un pare-feu bloque la connexion.',
    },
    timeout: {
      what: 'Le site n’a pas répondu dans les dix secondes.',
      next: 'Essayez de l’ouvrir dans votre navigateur. S’il ne s’ouvre pas, le serveur est surchargé ou éteint : contactez votre hébergeur.',
    },
    'tls-expired': {
      what: 'Son certificat a expiré : les navigateurs bloquent les visiteurs.',
      next: 'Renouvelez le certificat chez votre hébergeur.',
    },
    'tls-not-yet-valid': {
      what: 'Son certificat n’est pas encore valide.',
      next: 'Faites installer un certificat déjà valide. Il se peut aussi que l’horloge du serveur soit fausse.',
    },
    'tls-wrong-host': {
      what: 'Son certificat est établi pour un autre nom.',
      next: 'Faites établir un certificat pour cette adresse exacte, avec ou sans « www ».',
    },
    'tls-self-signed': {
      what: 'Son certificat est autosigné : les navigateurs bloquent les visiteurs.',
      next: 'Obtenez un certificat d’une autorité reconnue par les navigateurs. Let’s Encrypt en délivre gratuitement.',
    },
    'tls-untrusted': {
      what: 'L’autorité qui a signé son certificat n’est pas reconnue par les navigateurs.',
      next: 'Faites installer le certificat avec toute sa chaîne, ou obtenez‑en un d’une autorité reconnue par les navigateurs.',
    },
    'tls-failed': {
      what: 'Aucune connexion sécurisée n’a pu être établie.',
      next: 'Contactez votre hébergeur : le serveur n’utilise peut-être que des protocoles que les navigateurs n’acceptent plus (antérieurs à TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'Les redirections tournent en boucle.',
      next: 'Corrigez les redirections. Souvent, les adresses en « http » et « https », ou avec et sans « www », se renvoient l’une à l’autre.',
    },
    'redirect-broken': {
      what: 'La redirection n’indique aucune adresse.',
      next: 'Corrigez la redirection chez votre hébergeur.',
    },
    'invalid-answer': {
      what: 'La réponse n’est pas celle d’un serveur web.',
      next: 'Contactez votre hébergeur : ce n’est peut-être pas un serveur web qui répond.',
    },
    'body-too-large': {
      what: 'La page dépasse 2 Mo.',
      next: 'Allégez la page, vos visiteurs y gagneront aussi, ou saisissez l’adresse d’une autre page.',
    },
    'access-refused': {
      what: 'Le site refuse l’accès ({status}).',
      next: 'La cause est souvent un mot de passe ou une protection contre les robots. Autorisez les requêtes nommées « Foyer », ou saisissez l’adresse d’une page accessible à tous.',
    },
    'page-not-found': {
      what: 'La page est introuvable ({status}).',
      next: 'Remettez la page en ligne, ou saisissez sa nouvelle adresse.',
    },
    'too-many-requests': {
      what: 'Le site reçoit trop de requêtes ({status}).',
      next: 'Demandez à votre hébergeur d’autoriser les requêtes nommées « Foyer » : il y en a une toutes les cinq minutes.',
    },
    'client-error': {
      what: 'Le site rejette la requête ({status}).',
      next: 'Ouvrez l’adresse dans votre navigateur, et corrigez‑la si elle ne fonctionne pas.',
    },
    'server-unavailable': {
      what: 'Le site signale qu’il est indisponible ({status}).',
      next: 'Il s’agit souvent d’une maintenance. Si cela dure, contactez votre hébergeur.',
    },
    'server-error': {
      what: 'Le serveur signale une erreur interne ({status}).',
      next: 'Consultez le journal d’erreurs du site, ou contactez la personne qui l’a réalisé.',
    },
    'unexpected-status': {
      what: 'Le site répond de façon inattendue ({status}).',
      next: 'Ouvrez l’adresse dans votre navigateur, et corrigez‑la si elle ne fonctionne pas.',
    },
  },
} as const satisfies SameShape<typeof english>
