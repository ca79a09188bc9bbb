import type { SameShape } from '../../same-shape.ts'
import type { website as english } from '../en/website.ts'

export const website = {
  title: 'Site web',
  lead: 'Foyer le vérifie toutes les cinq minutes et vous prévient dans la boîte de réception s’il tombe en panne ou change.',
  checkNow: 'Vérifier maintenant',
  checking: 'Vérification en cours…',
  checked: 'Le site web a été vérifié.',
  state: {
    waiting: { label: 'Pas encore vérifié', body: 'Foyer le vérifie dans la minute.' },
    up: { label: 'Joignable', body: 'Il répond comme il faut.' },
    failing: {
      label: 'Ne répond pas',
      body: 'Une vérification a échoué. Si la suivante, dans une minute, échoue aussi, il sera considéré en panne.',
    },
    down: { label: 'En panne', body: 'En panne depuis {since}.' },
    recovering: {
      label: 'Répond à nouveau',
      body: 'S’il répond encore une fois dans une minute, il sera de nouveau considéré joignable.',
    },
  },
  next: 'Que faire',
  facts: {
    checked: 'Dernière vérification',
    nextCheck: 'prochaine {when}',
    response: 'Première réponse après',
    title: 'Titre de la page',
    redirects: 'Redirige vers',
    certificate: 'Certificat valable jusqu’au',
    expiring: '{days, plural, =0 {dernier jour aujourd’hui} one {encore un jour} other {encore # jours}}',
    expired: 'expiré',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Les 90 derniers jours',
    none: 'Il n’y a rien à montrer avant le premier jour de vérifications.',
    summary: 'Joignable lors de {share} des vérifications sur {days, plural, one {un jour} other {# jours}}.',
    picture:
      'Joignable à {share}. {downDays, plural, =0 {Il était joignable tous les jours.} one {Il a été en panne un jour.} other {Il a été en panne # jours.}}',
    legendUp: 'Joignable',
    legendPartly: 'En panne un moment',
    legendNone: 'Non surveillé',
    table: 'Jour par jour, en tableau',
    day: 'Jour',
    up: 'Joignable',
    checks: 'Vérifications',
    response: 'Première réponse',
  },
  response: {
    title: 'Sa vitesse de réponse',
    none: 'Il n’y a rien à montrer avant les premières vérifications réussies.',
    summary: '{average} ms en moyenne sur deux jours, {slowest} ms au plus.',
    table: 'Demi-heure par demi-heure, en tableau',
    from: 'À partir de',
    average: 'Moyenne',
    slowest: 'La plus lente',
    failed: 'Échecs',
    failedOf: '{failed, number} sur {checks, number}',
  },
  changes: {
    title: 'Ce qui a changé',
    none: 'Rien pour l’instant.',
    down: 'En panne',
    up: 'De nouveau joignable',
    upSince: 'Il était en panne depuis {since}.',
    first: 'Joignable à la première vérification',
    newTitle: 'Autre titre',
    titleTo: '« {to} », avant « {from} »',
    noTitle: 'aucun',
    content: 'Autre contenu',
    certificate: 'Autre certificat',
    certificateTo: 'Valable jusqu’au {until}',
    address: 'Autre adresse',
    addressFrom: 'Avant : {from}',
  },
  failure: {
    'address-blocked': {
      what: 'L’adresse n’est pas sur l’internet public, ou pas sur le port 80 ou 443.',
      next: 'Foyer n’interroge que des adresses que tout le monde peut atteindre. Saisissez-en une autre, ou laissez-la : elle ne sera alors pas surveillée.',
    },
    'dns-not-found': {
      what: 'Le nom du site est inconnu (DNS).',
      next: 'Vérifiez l’orthographe. Si elle est bonne, renouvelez le domaine ou réglez ses enregistrements DNS là où il est enregistré.',
    },
    'dns-failed': {
      what: 'Le nom du site n’a pas pu être résolu (DNS).',
      next: 'Demandez à qui gère les serveurs de noms du domaine. Le plus souvent, cela passe tout seul.',
    },
    refused: {
      what: 'Le serveur refuse les connexions.',
      next: 'Redémarrez le serveur web, ou demandez à votre hébergeur.',
    },
    unreachable: {
      what: 'Le serveur est injoignable.',
      next: 'Demandez à votre hébergeur si le serveur fonctionne.',
    },
    reset: {
      what: 'La connexion a été interrompue.',
      next: 'Demandez à votre hébergeur : un serveur surchargé ou un pare-feu fait cela.',
    },
    timeout: {
      what: 'Il n’a pas répondu en dix secondes.',
      next: 'Voyez s’il s’ouvre chez vous. Sinon, le serveur est surchargé ou éteint : demandez à votre hébergeur.',
    },
    'tls-expired': {
      what: 'Son certificat a expiré, et les navigateurs mettent tout le monde en garde.',
      next: 'Renouvelez le certificat là où le site est hébergé.',
    },
    'tls-not-yet-valid': {
      what: 'Son certificat n’est pas encore valable.',
      next: 'Faites-en installer un qui soit valable aujourd’hui ; l’horloge du serveur est peut-être fausse aussi.',
    },
    'tls-wrong-host': {
      what: 'Son certificat est établi pour un autre nom.',
      next: 'Faites établir un certificat pour cette adresse précise, avec ou sans « www ».',
    },
    'tls-self-signed': {
      what: 'Son certificat est autosigné ; les navigateurs mettent tout le monde en garde.',
      next: 'Faites-en établir un par une autorité que les navigateurs connaissent ; Let’s Encrypt le fait gratuitement.',
    },
    'tls-untrusted': {
      what: 'Les navigateurs ne font pas confiance à qui a signé son certificat.',
      next: 'Faites installer le certificat avec toute sa chaîne, ou faites-en établir un par une autorité que les navigateurs connaissent.',
    },
    'tls-failed': {
      what: 'Aucune connexion sécurisée n’a pu être établie.',
      next: 'Demandez à votre hébergeur : le serveur ne parle peut-être que des protocoles que les navigateurs n’acceptent plus (avant TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'Il redirige sans fin d’une adresse à l’autre.',
      next: 'Corrigez les redirections : souvent « http » et « https », ou avec et sans « www », se renvoient l’un à l’autre.',
    },
    'redirect-broken': {
      what: 'Il redirige sans dire où.',
      next: 'Corrigez la redirection là où le site est hébergé.',
    },
    'invalid-answer': {
      what: 'Ce qu’il envoie n’est pas la réponse d’un serveur web.',
      next: 'Demandez à votre hébergeur : c’est peut-être autre chose qu’un serveur web qui répond.',
    },
    'body-too-large': {
      what: 'La page dépasse 2 Mo.',
      next: 'Allégez la page, ce qui aide aussi ses lecteurs, ou saisissez l’adresse d’une autre.',
    },
    'access-refused': {
      what: 'Il refuse l’accès ({status}).',
      next: 'Un mot de passe ou une protection contre les robots fait cela. Laissez passer les demandes nommées « Foyer », ou saisissez l’adresse d’une page que tout le monde peut ouvrir.',
    },
    'page-not-found': {
      what: 'La page est introuvable ({status}).',
      next: 'Remettez la page en place, ou saisissez sa nouvelle adresse.',
    },
    'too-many-requests': {
      what: 'Il signale trop de demandes ({status}).',
      next: 'Faites laisser passer les demandes nommées « Foyer » par votre hébergeur : il y en a une toutes les cinq minutes.',
    },
    'client-error': {
      what: 'Il rejette la demande ({status}).',
      next: 'Voyez si l’adresse s’ouvre chez vous, et corrigez-la sinon.',
    },
    'server-unavailable': {
      what: 'Il signale qu’il n’est pas disponible ({status}).',
      next: 'C’est souvent une maintenance. Si cela dure, demandez à votre hébergeur.',
    },
    'server-error': {
      what: 'Le serveur signale une erreur interne ({status}).',
      next: 'Regardez le journal d’erreurs du site, ou demandez à qui l’a réalisé.',
    },
    'unexpected-status': {
      what: 'Il répond de façon inattendue ({status}).',
      next: 'Voyez si l’adresse s’ouvre chez vous, et corrigez-la sinon.',
    },
  },
} as const satisfies SameShape<typeof english>
