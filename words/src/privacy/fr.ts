import type { Policy } from './policy.ts'

/** The privacy policy in French. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '2',
  date: '2026-11-21',
  lead: 'Foyer est un logiciel que chacun peut exploiter sur son propre serveur. Cette page dit quelles données personnelles il enregistre sur les personnes qui travaillent avec lui ou achètent des billets, pour quoi, combien de temps, et quels sont vos droits.',
  sections: [
    {
      title: 'Qui est responsable',
      paragraphs: [
        'Le responsable du traitement est la personne ou l’organisation qui exploite cette installation de Foyer : l’exploitant. Vous le joignez par l’assistance, une fois connecté, ou par la personne qui vous a invité. Les auteurs du logiciel n’en reçoivent aucune donnée.',
        'Ce qu’une équipe écrit dans ses événements, ses mentions légales et son compte bancaire relève de la responsabilité de cette équipe. L’exploitant agit alors pour son compte.',
      ],
    },
    {
      title: 'Ce qui est enregistré',
      paragraphs: [
        'Seulement ce qu’il faut pour faire fonctionner Foyer. Votre mot de passe n’est jamais enregistré tel quel, mais sous la forme d’une valeur calculée (scrypt) d’où il ne peut pas être relu. Les clés Notion et Stripe et le texte des e-mails sont chiffrés (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Compte',
          what: 'Nom, adresse e-mail, une nouvelle adresse jusqu’à sa confirmation, la valeur calculée à partir du mot de passe, langue, thème, la dernière équipe où vous avez travaillé, dates de création et de modification',
          why: 'Pour vous permettre de vous connecter et pour vous écrire',
          kept: 'Tant que le compte existe',
        },
        {
          name: 'Sessions',
          what: 'Pour chaque connexion : début et dernière utilisation, adresse IP et nom que se donne le navigateur',
          why: 'Pour que vous restiez connecté, que vous voyiez où votre compte est utilisé et puissiez mettre fin à ce qui n’est pas de vous',
          kept: 'Jusqu’à la déconnexion, sinon 14 jours après la dernière utilisation ; effacées dans l’heure',
        },
        {
          name: 'Liens par e-mail',
          what: 'Une valeur calculée à partir du lien vers un nouveau mot de passe ou pour une nouvelle adresse, et le compte concerné',
          why: 'Pour que seule la personne qui lit la boîte aux lettres puisse s’en servir',
          kept: 'Une heure pour un mot de passe, 24 heures pour une adresse, moins une fois utilisé',
        },
        {
          name: 'Équipes',
          what: 'Nom, devise, fuseau horaire, langue, mentions légales, compte bancaire ; qui en fait partie, avec quel rôle, depuis quand',
          why: 'Pour travailler ensemble et vendre au nom de quelqu’un que l’on peut joindre',
          kept: 'Tant que l’équipe existe',
        },
        {
          name: 'Événements',
          what: 'Titre, date, lieu, site web, lien Notion, une clé Notion chiffrée, statut',
          why: 'Pour présenter et tenir l’événement',
          kept: 'Jusqu’à ce que l’équipe supprime l’événement',
        },
        {
          name: 'Commandes',
          what: 'Nom, adresse e-mail et langue de l’acheteur, ce qui a été commandé et quand, les noms sur les billets s’ils sont indiqués, le mode de paiement, les paiements et remboursements avec les numéros du prestataire, et l’historique de la commande. Aucune donnée de carte',
          why: 'Pour vendre, livrer et admettre, et pour prouver ce qui a été vendu et réglé',
          kept: 'Jusqu’à ce que l’équipe les supprime avec leur événement ; les places réservées et jamais commandées sont oubliées après sept jours',
        },
        {
          name: 'Boîte de réception',
          what: 'Ce qui est demandé par les formulaires de contact, avec nom, adresse e-mail et langue ; ce que l’équipe répond ; ce que chaque membre a lu et ce dont il veut être averti par e-mail',
          why: 'Pour répondre aux questions et dire à l’équipe ce qui s’est passé',
          kept: 'Tant que l’équipe existe',
        },
        {
          name: 'Sites surveillés',
          what: 'Des copies de la page Notion liée avec ses images et ses fichiers ; du site web, s’il répond et à quelle vitesse, son titre et une valeur calculée à partir de son contenu',
          why: 'Pour publier la page et prévenir l’équipe quand quelque chose tombe en panne ou change',
          kept: 'Les dernières copies, jusqu’à la suppression de l’événement ; chaque vérification deux jours, les valeurs par jour 90 jours',
        },
        {
          name: 'E-mails',
          what: 'Destinataire, adresse de réponse, objet, état, nombre d’essais et raison d’un échec ; chiffré, le texte de l’e-mail',
          why: 'Pour remettre les e-mails et pouvoir dire s’ils sont arrivés',
          kept: 'Le texte jusqu’à l’envoi ou l’expiration, 30 jours au plus ; la ligne du journal 90 jours',
        },
        {
          name: 'Assistance et avis',
          what: 'Ce que vous écrivez, votre compte, et la page, la langue, le thème et la largeur de fenêtre affichés avant l’envoi',
          why: 'Pour vous répondre et améliorer Foyer',
          kept: 'Jusqu’à ce que l’exploitant l’efface ; si votre compte disparaît, votre nom n’y figure plus',
        },
        {
          name: 'Limites',
          what: 'Combien de fois une chose a été tentée, par exemple un mot de passe, sous une valeur calculée à partir de l’adresse IP ou du compte',
          why: 'Pour empêcher les essais en série et les surcharges',
          kept: 'Une heure au plus, effacé dans l’heure suivante',
        },
        {
          name: 'Demandes répétées',
          what: 'La réponse à un formulaire qui crée quelque chose, avec un numéro formé par votre navigateur',
          why: 'Pour qu’un formulaire envoyé deux fois après une coupure ne fasse rien deux fois',
          kept: 'Un jour',
        },
        {
          name: 'Journal technique',
          what: 'Pour chaque requête : heure, type de requête, numéro du compte, résultat et durée. Ni adresses, ni noms, ni contenus',
          why: 'Pour trouver les pannes et les attaques',
          kept: 'Selon le serveur de l’exploitant ; un serveur placé devant Foyer peut tenir son propre journal',
        },
      ],
    },
    {
      title: 'Cookies et mémoire du navigateur',
      paragraphs: [
        'Foyer n’enregistre que ce qu’il lui faut pour fonctionner comme vous le demandez. Rien ne sert à la publicité ni aux statistiques, rien n’est lu par d’autres ; c’est pourquoi aucun consentement n’est demandé (en France art. 82 de la loi Informatique et Libertés, en Allemagne § 25 (2) TDDDG).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'La clé de votre session, illisible pour les scripts. En https elle s’appelle __Host-foyer_session',
          why: 'Pour que vous restiez connecté',
          kept: '14 jours après la dernière utilisation, ou jusqu’à la déconnexion',
        },
        {
          name: 'foyer-language',
          what: 'La langue choisie dans la navigation',
          why: 'Pour ouvrir dans cette langue',
          kept: 'Un an',
        },
        {
          name: 'foyer-theme',
          what: 'Le thème choisi',
          why: 'Pour ouvrir en clair ou en sombre sans éclair',
          kept: 'Un an',
        },
        {
          name: 'foyer-team',
          what: 'Dans la mémoire de l’onglet : l’équipe dans laquelle vous y travaillez',
          why: 'Pour avoir deux équipes ouvertes côte à côte',
          kept: 'Jusqu’à la fermeture de l’onglet ou la déconnexion',
        },
        {
          name: 'foyer-searches',
          what: 'Dans la mémoire de l’onglet : vos cinq dernières recherches',
          why: 'Pour vous les proposer à nouveau',
          kept: 'Jusqu’à ce que vous les effaciez, fermiez l’onglet ou vous déconnectiez',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'Dans la mémoire de l’onglet : jusqu’où vous aviez fait défiler',
          why: 'Pour vous retrouver au même endroit en revenant',
          kept: 'Jusqu’à la fermeture de l’onglet',
        },
      ],
    },
    {
      title: 'Qui peut les voir',
      paragraphs: [
        'Les membres de vos équipes voient votre nom, votre adresse e-mail et le rôle que vous y avez. L’exploitant peut accéder à tout ce qui est enregistré, mais à votre mot de passe et à vos clés Notion seulement comme il est dit plus haut.',
        'Les données quittent cette installation dans quatre cas. Les e-mails passent par le serveur de messagerie que l’exploitant a configuré. Quand une équipe enregistre une clé Notion, Foyer s’en sert pour demander à Notion (Notion Labs, Inc., États-Unis) la page que l’équipe a liée et copie ses images et ses fichiers ; aucune donnée sur vous n’y est jointe. Les adresses des sites web des événements sont ouvertes toutes les quelques minutes, comme le ferait un navigateur, sans donnée sur vous. Et qui paie par carte le fait sur la page de Stripe (Stripe Payments Europe, Ltd., Irlande), qui apprend l’adresse e-mail, ce qui est acheté et son prix.',
        'Les pages de Foyer ne chargent rien d’ailleurs : ni polices, ni scripts, ni images, ni statistiques. Il n’y a ni publicité, ni profilage, et aucune machine ne décide à votre sujet.',
      ],
    },
    {
      title: 'Sur quelle base légale',
      paragraphs: [
        'Compte, équipes, événements, e-mails, commandes et questions : fournir ce que vous utilisez (art. 6, § 1, b) du RGPD), ou l’intérêt légitime de votre organisation à ce que vous travailliez avec Foyer (art. 6, § 1, f)). Sessions, limites et journal technique : l’intérêt légitime à un service sûr (art. 6, § 1, f)). Assistance et avis : l’intérêt légitime à vous répondre et à améliorer le service (art. 6, § 1, f)). La loi peut imposer de conserver plus longtemps les justificatifs de vente (art. 6, § 1, c)).',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à l’exploitant ce qui est enregistré sur vous, le faire rectifier, effacer ou limiter, le recevoir sous une forme lisible par machine, et vous opposer à ce qui relève d’un intérêt légitime (art. 15 à 21 du RGPD). Vous modifiez vous-même votre nom, votre langue et votre adresse dans « Mon profil » ; vous y mettez fin à vos sessions. Un compte ne peut pas encore être supprimé depuis Foyer : l’exploitant le fait pour vous.',
        'Vous pouvez adresser une réclamation à une autorité de protection des données, en France la CNIL.',
        'Personne n’est obligé d’avoir un compte. Sans les données indiquées ici, il n’y en a pas.',
      ],
    },
    {
      title: 'Modifications',
      paragraphs: [
        'Quand Foyer enregistre autre chose, ce texte reçoit une nouvelle version et une nouvelle date, et les nouveautés le signalent.',
      ],
    },
  ],
} as const satisfies Policy
