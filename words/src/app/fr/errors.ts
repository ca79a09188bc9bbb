import type { SameShape } from '../../same-shape.ts'
import type { errors as english } from '../en/errors.ts'

export const errors = {
  unknown: 'Une erreur est survenue',
  unreachable: 'Foyer est injoignable. Vérifiez votre connexion et réessayez.',
  unreachableForm:
    'Foyer est injoignable. Vérifiez votre connexion et réessayez ; ce que vous avez saisi est toujours là.',
  support: 'Si vous demandez de l’aide, indiquez ce numéro : {requestId}',
  eventNotFound: 'Événement introuvable',
  auth: {
    'wrong-credentials': 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    'account-exists': 'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous plutôt.',
    'link-expired': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    'sign-up-closed': 'Ici, les nouveaux comptes se font sur invitation. Demandez-en une à une équipe.',
    'cookie-refused':
      'Votre navigateur n’a pas gardé le cookie nécessaire à la connexion. Autorisez les cookies pour ce site et réessayez.',
    failed: 'Une erreur est survenue. Réessayez dans un instant.',
  },
  code: {
    malformed: 'Foyer n’a pas pu lire la demande. Rechargez la page et réessayez.',
    unauthenticated: 'Votre session était terminée : rien n’a été enregistré. Réessayez une fois la session rouverte.',
    forbidden:
      'Votre rôle dans cette équipe ne le permet pas. Adressez-vous à un propriétaire ou à l’administration de l’équipe.',
    'wrong-origin': 'La demande venait d’une autre adresse. Ouvrez Foyer à sa propre adresse et réessayez.',
    'wrong-password': 'Le mot de passe est incorrect. Vérifiez-le et réessayez.',
    'not-found': 'Élément introuvable. Il a peut-être été supprimé, ou il appartient à une autre équipe.',
    'no-endpoint': '{title}',
    conflict: 'Ce n’est pas possible pour le moment. Rechargez la page pour voir ce qui a changé.',
    stale:
      'Cela a été modifié entre-temps. Rechargez la page pour voir la dernière version, puis refaites votre modification.',
    'not-ready': 'Il manque encore quelque chose avant la mise en vente.',
    'transition-refused': 'Le statut ne peut pas changer ainsi. Rechargez la page pour voir où en est l’événement.',
    'not-on-sale': 'Les billets ne sont pas en vente.',
    'sold-out': 'Il ne reste pas assez de billets.',
    'hold-expired': 'Le temps pour terminer la commande est écoulé.',
    'too-large': 'C’est trop volumineux. Raccourcissez et réessayez.',
    'unsupported-media-type': 'Foyer ne peut pas utiliser ce type de contenu. Rechargez la page et réessayez.',
    validation: 'Certaines saisies sont à corriger avant l’enregistrement.',
    'idempotency-mismatch':
      'Ce formulaire a déjà été envoyé avec d’autres saisies. Rechargez la page et vérifiez avant de le renvoyer.',
    'key-refused': 'Notion a refusé la clé. Vérifiez qu’elle a été copiée en entier et qu’elle est toujours valable.',
    'rate-limited':
      'Trop d’essais en peu de temps. Réessayez dans {minutes, plural, one {une minute} other {# minutes}}.',
    internal: 'Une erreur est survenue. Réessayez dans un instant.',
    unavailable: 'Foyer ne peut pas répondre pour le moment. Réessayez dans un instant.',
  },
  field: {
    required: 'Remplissez ce champ.',
    'wrong-type': 'Foyer ne peut pas utiliser ce type de valeur ici. Saisissez-la de nouveau.',
    'too-long': 'Utilisez {limit, number} caractères au plus.',
    'too-short': 'Utilisez {limit, number} caractères au moins.',
    'too-many': 'Choisissez-en {limit, number} au plus.',
    'too-small': 'Saisissez {limit, number} au moins.',
    'too-big': 'Saisissez {limit, number} au plus.',
    'not-allowed': 'Choisissez l’une des possibilités.',
    'unknown-field': 'Foyer ne connaît pas ce champ. Rechargez la page et réessayez.',
    'control-characters': 'Retirez les caractères invisibles. Retaper le texte au lieu de le coller peut aider.',
    format: 'Foyer ne peut pas lire cette saisie. Vérifiez comment elle est écrite.',
    email: 'Saisissez une adresse e-mail comme nom@example.com.',
    'date-range': 'Indiquez une année entre 1900 et 2199.',
    'time-zone': 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Paris.',
    iban: 'Vérifiez l’IBAN : un caractère est faux ou manque.',
    bic: 'Vérifiez le BIC : il compte 8 ou 11 lettres et chiffres.',
    cursor: 'Cette page de la liste n’existe plus. Revenez à la première page.',
    slug: 'Utilisez seulement des minuscules, des chiffres et des traits d’union simples.',
    'slug-taken': 'Un autre événement a ou a eu cette adresse. Choisissez-en une autre.',
    'ends-before-start': 'La fin doit venir après le début.',
    'address-format': 'Saisissez l’adresse d’un site, comme www.example.com.',
    'address-scheme': 'Utilisez une adresse qui commence par https:// ou http://.',
    'address-credentials': 'Retirez le nom d’utilisateur et le mot de passe de l’adresse.',
    'address-private':
      'Cette adresse ne fonctionne que sur votre ordinateur ou votre réseau. Saisissez-en une que tout le monde peut ouvrir.',
    'notion-format': 'Saisissez le lien d’une page Notion : dans Notion, « Partager », puis « Copier le lien ».',
    'notion-host': 'Cette adresse n’est pas chez Notion. Dans Notion, « Partager », puis « Copier le lien ».',
    'notion-no-page':
      'Ce lien n’ouvre pas une page précise. Ouvrez la page dans Notion, « Partager », puis « Copier le lien ».',
    'notion-key-format': 'Copiez la clé entière depuis Notion, sans espaces ni retours à la ligne.',
    'notion-key-refused': 'Notion n’accepte pas cette clé. Copiez-la de nouveau, ou créez-en une autre dans Notion.',
    'notion-capability-missing':
      'La clé ne permet pas de lire les contenus. Dans Notion, donnez à sa connexion le droit « Read content ».',
    'notion-page-not-shared':
      'La clé est bonne, mais la page n’est pas partagée avec elle. Dans Notion, ouvrez la page, choisissez •••, puis « Connexions », et ajoutez la connexion.',
    'notion-is-database': 'Ce lien ouvre une base de données. Indiquez plutôt le lien d’une page.',
    'notion-in-trash': 'Cette page est dans la corbeille de Notion. Restaurez-la, ou choisissez une autre page.',
    'stripe-key-format':
      'Saisissez une clé secrète de Stripe : elle commence par sk_ ou rk_. Une clé publiable (pk_) ne permet pas d’encaisser.',
    'stripe-webhook-format': 'Saisissez le secret de signature du webhook : il commence par whsec_.',
    'stripe-key-refused': 'Stripe n’accepte pas cette clé. Copiez-la de nouveau, ou créez-en une autre chez Stripe.',
    'stripe-capability-missing':
      'La clé ne permet pas tout ce qu’il faut. Donnez-lui accès à Checkout Sessions, PaymentIntents, Refunds et Disputes.',
    'payments-open':
      'Quelqu’un paie par carte en ce moment, ou de l’argent est en cours de remboursement. Réessayez dans une heure.',
    'date-open': 'Fixez la date de l’événement.',
    'imprint-missing': 'Renseignez les mentions légales dans les paramètres.',
    'imprint-needed': 'Des événements sont en vente sous ces mentions légales. Fermez-les avant de les retirer.',
    'bank-needed':
      'Des acheteurs doivent virer de l’argent sur ce compte. Indiquez-en un autre ou attendez leurs virements.',
    'orders-in-it': 'Il contient déjà des commandes.',
    'no-ticket-type': 'Ajoutez un type de billet.',
    'min-above-max': 'Le minimum dépasse le maximum par commande.',
    'below-seats-taken': 'Ce nombre est déjà réservé ou vendu : {limit, number}.',
    'not-enough-left':
      '{limit, plural, =0 {Il n’en reste plus} one {Il n’en reste que #} other {Il n’en reste que #}}.',
    'not-on-sale': 'Ce n’est pas en vente en ce moment.',
    'event-over': 'L’événement est terminé.',
    'not-payable': 'Il n’y a aucun moyen de le payer.',
    'not-offered': 'Ce n’est pas proposé pour cette commande.',
  },
} as const satisfies SameShape<typeof english>
