import type { SameShape } from '../../same-shape.ts'
import type { errors as english } from '../en/errors.ts'

export const errors = {
  unknown: 'Une erreur est survenue',
  unreachable: 'Foyer est injoignable. Vérifiez votre connexion et réessayez.',
  unreachableForm: 'Foyer est injoignable. Vérifiez votre connexion et réessayez. Votre saisie est conservée.',
  support: 'Si vous demandez de l’aide, indiquez ce numéro : {requestId}',
  eventNotFound: 'Événement introuvable',
  code: {
    malformed: 'Foyer n’a pas pu lire la requête. Rechargez la page et réessayez.',
    unauthenticated: 'Votre session avait pris fin : rien n’a été enregistré. Reconnectez-vous et réessayez.',
    forbidden:
      'Votre rôle dans cette équipe ne le permet pas. Adressez-vous aux propriétaires ou administrateurs de l’équipe.',
    'wrong-origin': 'La requête venait d’une autre adresse. Ouvrez Foyer à sa propre adresse et réessayez.',
    'wrong-password': 'Le mot de passe est incorrect. Vérifiez-le et réessayez.',
    'not-found': 'Élément introuvable. Il a peut-être été supprimé, ou appartient à une autre équipe.',
    'no-endpoint': '{title}',
    'method-not-allowed': '{title}',
    conflict: 'Cette action n’est plus possible. Rechargez la page pour voir ce qui a changé.',
    stale:
      'Une modification a été faite entre-temps. Rechargez la page pour voir la dernière version, puis refaites la vôtre.',
    'not-ready': 'Il manque encore quelque chose avant la mise en vente.',
    'transition-refused':
      'Ce changement de statut n’est pas possible. Rechargez la page pour voir le statut actuel de l’événement.',
    'not-on-sale': 'Les billets ne sont pas en vente.',
    'sold-out': 'Il ne reste pas assez de billets.',
    'hold-expired': 'Le temps pour terminer la commande est écoulé.',
    'price-changed': 'Des prix ont changé depuis l’expiration de la réservation. Vérifiez le nouveau montant.',
    'too-large': 'Le contenu est trop volumineux. Raccourcissez-le et réessayez.',
    'unsupported-media-type': 'Foyer n’accepte pas ce type de contenu. Rechargez la page et réessayez.',
    validation: 'Certains champs sont à corriger avant l’enregistrement.',
    'idempotency-mismatch':
      'Ce formulaire a déjà été envoyé avec d’autres valeurs. Rechargez la page et vérifiez avant de le renvoyer.',
    'key-refused': 'Notion a refusé la clé. Vérifiez qu’elle a été copiée en entier et qu’elle est toujours valide.',
    'rate-limited': 'Trop de tentatives. Réessayez dans {minutes, plural, one {une minute} other {# minutes}}.',
    internal: 'Une erreur est survenue. Réessayez dans un instant.',
    unavailable: 'Foyer ne peut pas répondre pour le moment. Réessayez dans un instant.',
  },
  field: {
    required: 'Ce champ est obligatoire.',
    'wrong-type': 'Cette valeur n’est pas valide ici. Saisissez-la de nouveau.',
    'too-long': 'Saisissez {limit, number} caractères au maximum.',
    'too-short': 'Saisissez au moins {limit, number} caractères.',
    'too-many': 'Choisissez-en {limit, number} au maximum.',
    'too-small': 'Saisissez {limit, number} ou plus.',
    'too-big': 'Saisissez {limit, number} ou moins.',
    'not-allowed': 'Choisissez l’une des options.',
    'unknown-field': 'Foyer ne connaît pas ce champ. Rechargez la page et réessayez.',
    'control-characters':
      'Supprimez les caractères invisibles. Le plus simple est de taper le texte au lieu de le coller.',
    'contains-link': 'Saisissez un nom sans adresse de site web.',
    format: 'Le format n’est pas valide. Vérifiez votre saisie.',
    email: 'Saisissez une adresse e‑mail, par exemple nom@example.com.',
    'date-range': 'Saisissez une année entre 1900 et 2199.',
    'in-future': 'Choisissez une date qui n’est pas dans le futur.',
    'time-zone': 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
    iban: 'Vérifiez l’IBAN : un caractère est faux ou manquant.',
    bic: 'Vérifiez le BIC : il compte 8 ou 11 lettres et chiffres.',
    cursor: 'Cette page de la liste n’existe plus. Revenez à la première page.',
    slug: 'Utilisez uniquement des minuscules, des chiffres et des traits d’union simples.',
    'slug-taken': 'Cette adresse est ou a été celle d’un autre événement. Choisissez-en une autre.',
    'ends-before-start': 'La fin doit être après le début.',
    'address-format': 'Saisissez l’adresse d’un site web, par exemple www.example.com.',
    'address-scheme': 'L’adresse doit commencer par https:// ou http://.',
    'address-credentials': 'Retirez le nom d’utilisateur et le mot de passe de l’adresse.',
    'address-private':
      'Cette adresse n’est pas accessible publiquement. Saisissez-en une que tout le monde peut ouvrir.',
    'address-port':
      'Foyer ne surveille que les ports standard, 80 et 443. Retirez le port de l’adresse, ou saisissez-en une autre.',
    'notion-format':
      'Saisissez le lien d’une page Notion. Dans Notion, choisissez « Partager », puis « Copier le lien ».',
    'notion-host':
      'Cette adresse n’est pas celle d’une page Notion. Dans Notion, choisissez « Partager », puis « Copier le lien ».',
    'notion-no-page':
      'Ce lien n’ouvre pas une page précise. Ouvrez la page dans Notion, choisissez « Partager », puis « Copier le lien ».',
    'notion-key-format': 'Copiez la clé en entier depuis Notion, sans espaces ni retours à la ligne.',
    'notion-key-refused': 'Notion n’accepte pas cette clé. Copiez-la de nouveau, ou créez-en une autre dans Notion.',
    'notion-capability-missing':
      'La clé ne permet pas de lire le contenu. Dans Notion, donnez à sa connexion l’autorisation « Read content ».',
    'notion-page-not-shared':
      'La clé est bonne, mais la page n’est pas partagée avec elle. Dans Notion, ouvrez la page, choisissez •••, puis « Connexions », et ajoutez la connexion.',
    'notion-is-database': 'Ce lien ouvre une base de données. Saisissez plutôt le lien d’une page.',
    'notion-in-trash': 'Cette page est dans la corbeille de Notion. Restaurez-la, ou choisissez une autre page.',
    'stripe-key-format':
      'Saisissez une clé secrète Stripe : elle commence par sk_ ou rk_. Une clé publiable (pk_) ne permet pas d’encaisser.',
    'stripe-webhook-format': 'Saisissez la clé secrète de signature du webhook : elle commence par whsec_.',
    'stripe-key-refused': 'Stripe n’accepte pas cette clé. Copiez-la de nouveau, ou créez-en une autre dans Stripe.',
    'stripe-capability-missing':
      'La clé n’a pas toutes les autorisations nécessaires. Donnez-lui accès à Checkout Sessions, PaymentIntents, Refunds et Disputes.',
    'payments-open': 'Un paiement par carte ou un remboursement est en cours. Réessayez dans une heure.',
    'date-open': 'Indiquez la date de l’événement.',
    'imprint-missing': 'Renseignez les mentions légales dans les paramètres.',
    'imprint-needed': 'Des événements sont en vente sous ces mentions légales. Fermez leur vente avant de les retirer.',
    'bank-needed':
      'Des acheteurs doivent encore effectuer un virement sur ce compte. Saisissez-en un autre, ou attendez leurs virements.',
    'orders-in-it': 'Il y a déjà des commandes.',
    'no-ticket-type': 'Ajoutez un type de billet.',
    'min-above-max': 'Le minimum dépasse le maximum par commande.',
    'below-seats-taken': 'Saisissez au moins {limit, number}, le nombre de billets déjà réservés ou vendus.',
    'not-enough-left':
      '{limit, plural, =0 {Il n’en reste plus} one {Il n’en reste que #} other {Il n’en reste que #}}.',
    'not-on-sale': 'Ce billet n’est pas en vente actuellement.',
    'event-over': 'L’événement est terminé.',
    'network-limit':
      'Trop de billets sont réservés depuis votre réseau dans des commandes non terminées. Terminez-en une ou réessayez dans quelques minutes.',
    'not-payable': 'Aucun moyen de paiement n’est disponible.',
    'not-offered': 'Ce n’est pas proposé pour cette commande.',
  },
} as const satisfies SameShape<typeof english>
