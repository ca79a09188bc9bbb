import type { Policy } from './policy.ts'

/** The privacy policy in French. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '5',
  date: '2026-11-25',
  lead: 'Foyer est un logiciel que chacun peut installer sur son propre serveur. Cette page indique quelles données personnelles il enregistre sur les personnes qui l’utilisent ou achètent des billets, à quelles fins, pour combien de temps, et quels sont vos droits.',
  sections: [
    {
      title: 'Responsable du traitement',
      paragraphs: [
        'Le responsable du traitement est la personne ou l’organisation qui exploite cette installation de Foyer, ci-après « l’exploitant ». Vous pouvez le joindre par l’assistance, une fois connecté, ou par l’intermédiaire de la personne qui vous a invité. Les auteurs du logiciel ne reçoivent aucune donnée.',
        'Chaque équipe est responsable de ce qu’elle indique dans ses événements, ses mentions légales et son compte bancaire. Pour ces données, l’exploitant agit pour le compte de l’équipe.',
      ],
    },
    {
      title: 'Données enregistrées',
      paragraphs: [
        'Foyer n’enregistre que ce qui est nécessaire à son fonctionnement. Votre mot de passe n’est jamais enregistré tel quel, mais sous forme d’empreinte (Argon2id) qui ne permet pas de le retrouver. Les clés Notion et Stripe et le contenu des e‑mails sont chiffrés (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Compte',
          what: 'Nom, adresse e‑mail, nouvelle adresse jusqu’à sa confirmation, empreinte du mot de passe, langue, thème, dernière équipe dans laquelle vous avez travaillé, dates de création et de modification',
          why: 'Vous permettre de vous connecter et pouvoir vous écrire',
          kept: 'Tant que le compte existe',
        },
        {
          name: 'Sessions',
          what: 'Pour chaque connexion : début et dernière utilisation, adresse IP et nom sous lequel le navigateur se présente',
          why: 'Vous garder connecté, vous montrer où votre compte est utilisé et vous permettre de fermer les sessions qui ne sont pas les vôtres',
          kept: 'Jusqu’à la déconnexion ou la fermeture de la session, sinon 14 jours après la dernière utilisation ; effacement dans l’heure qui suit',
        },
        {
          name: 'Liens envoyés par e‑mail',
          what: 'Empreinte du lien pour un nouveau mot de passe ou une nouvelle adresse, et compte concerné',
          why: 'Réserver le lien à la personne qui a accès à cette adresse e‑mail',
          kept: 'Une heure pour un mot de passe, 24 heures pour une adresse, moins si le lien a été utilisé',
        },
        {
          name: 'Équipes',
          what: 'Nom, devise, fuseau horaire, langue, mentions légales, compte bancaire ; membres, avec leur rôle et leur date d’arrivée',
          why: 'Travailler ensemble et vendre au nom d’une personne ou d’une organisation que l’on peut joindre',
          kept: 'Tant que l’équipe existe',
        },
        {
          name: 'Événements',
          what: 'Titre, date, lieu, site web, lien Notion, clé Notion chiffrée, statut',
          why: 'Présenter et organiser l’événement',
          kept: 'Jusqu’à ce que l’équipe supprime l’événement',
        },
        {
          name: 'Commandes',
          aboutBuyers: true,
          what: 'Nom, adresse e‑mail et langue de l’acheteur, contenu et date de la commande, noms et adresses e‑mail des participants s’ils sont indiqués, personne à qui un billet a été transmis, moyen de paiement, paiements et remboursements avec les numéros du prestataire, historique de la commande. Aucune donnée de carte',
          why: 'Vendre les billets, les livrer, contrôler l’entrée et prouver ce qui a été vendu et payé',
          kept: 'Les noms et adresses jusqu’à la fin de la durée fixée par l’équipe, ou jusqu’à ce que la personne en demande l’effacement à l’équipe : par défaut, un an après l’événement pour les participants, dix ans après la fin de l’année pour les commandes payées, 90 jours pour les commandes impayées. Les montants, taxes, numéros et dates jusqu’à ce que l’équipe supprime l’événement. Les réservations sans commande sont effacées après sept jours',
        },
        {
          name: 'Comptes pour les remboursements',
          aboutBuyers: true,
          what: 'Titulaire du compte et IBAN, chiffrés, lorsqu’un remboursement par virement est dû à l’acheteur et que celui-ci les saisit. Seuls les membres de l’équipe chargés des remboursements voient l’IBAN',
          why: 'Virer le remboursement',
          kept: 'Jusqu’à ce que l’équipe indique que le virement est fait ; sans remboursement, jusqu’à la suppression de la commande',
        },
        {
          name: 'Places réservées',
          aboutBuyers: true,
          what: 'Pour chaque commande pas encore payée, une empreinte calculée à partir du réseau de l’adresse IP et d’une clé secrète. Elle ne permet pas de retrouver l’adresse. Pour les billets gratuits, seulement cette empreinte et leur nombre',
          why: 'Éviter qu’un seul réseau ne bloque toutes les places d’un événement',
          kept: 'Jusqu’à ce que la commande soit payée, annulée ou expirée. Pour les billets gratuits, une heure, puis effacement dans les minutes qui suivent',
        },
        {
          name: 'Boîte de réception',
          aboutBuyers: true,
          what: 'Questions posées par les formulaires de contact, avec nom, adresse e‑mail et langue ; réponses de l’équipe ; ce que chaque membre a lu et les e‑mails qu’il souhaite recevoir',
          why: 'Répondre aux questions et informer l’équipe de ce qui s’est passé',
          kept: 'Les questions jusqu’à la fin de la durée fixée par l’équipe, par défaut trois ans après le dernier message, ou jusqu’à ce que la personne en demande l’effacement à l’équipe ; tout le reste tant que l’équipe existe',
        },
        {
          name: 'Pages Notion et sites web',
          what: 'Copies de la page Notion liée, avec ses images et ses fichiers ; pour le site web, disponibilité, temps de réponse, titre et empreinte de son contenu',
          why: 'Publier la page et prévenir l’équipe en cas de panne ou de modification',
          kept: 'Dernières copies jusqu’à la suppression de l’événement ; vérifications individuelles pendant deux jours, valeurs quotidiennes pendant 90 jours',
        },
        {
          name: 'E‑mails',
          aboutBuyers: true,
          what: 'Destinataire, adresse de réponse, objet, état, nombre de tentatives et raison d’un échec ; contenu de l’e‑mail, chiffré',
          why: 'Remettre les e‑mails et pouvoir dire s’ils sont arrivés',
          kept: 'Contenu jusqu’à l’envoi ou l’expiration, 30 jours au maximum ; ligne du journal pendant 90 jours',
        },
        {
          name: 'Assistance et avis',
          what: 'Ce que vous écrivez, votre compte, ainsi que la page, la langue, le thème et la largeur de fenêtre affichés avant l’envoi',
          why: 'Vous répondre et améliorer Foyer',
          kept: 'Jusqu’à ce que l’exploitant les supprime ; si votre compte est supprimé, votre nom n’y figure plus',
        },
        {
          name: 'Limitation des tentatives',
          aboutBuyers: true,
          what: 'Nombre de tentatives, par exemple pour un mot de passe, associé à une empreinte de l’adresse IP, de son réseau, du compte ou du cookie de l’appareil',
          why: 'Empêcher les essais en série et les surcharges',
          kept: 'Une heure au maximum, effacement dans l’heure qui suit',
        },
        {
          name: 'Formulaires envoyés deux fois',
          aboutBuyers: true,
          what: 'Réponse donnée à l’envoi d’un formulaire de création, avec une empreinte d’un numéro généré par votre navigateur',
          why: 'Éviter qu’un formulaire renvoyé après une coupure soit traité deux fois',
          kept: 'Un jour ; l’empreinte liée à une commande, aussi longtemps que la commande',
        },
        {
          name: 'Journal technique',
          aboutBuyers: true,
          what: 'Pour chaque requête : heure, type de requête, numéro du compte, résultat et durée. Ni adresses, ni noms, ni contenus',
          why: 'Détecter les pannes et les attaques',
          kept: 'Selon la configuration du serveur de l’exploitant ; un serveur placé devant Foyer peut tenir son propre journal',
        },
      ],
    },
    {
      title: 'Cookies et stockage dans le navigateur',
      paragraphs: [
        'Foyer n’enregistre dans votre navigateur que ce qui est strictement nécessaire au service que vous demandez. Rien ne sert à la publicité ni aux statistiques, et rien n’est lu par des tiers. C’est pourquoi votre consentement n’est pas demandé (en France, art. 82 de la loi Informatique et Libertés ; en Allemagne, § 25 (2) TDDDG).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'La clé de votre session, illisible pour les scripts. En https, elle s’appelle __Host-foyer_session',
          why: 'Vous garder connecté',
          kept: '14 jours après la dernière utilisation, ou jusqu’à la déconnexion',
        },
        {
          name: 'foyer_device',
          what: 'Une valeur aléatoire et une signature, illisibles pour les scripts. En https, elle s’appelle __Host-foyer_device',
          why: 'Vous permettre de vous connecter même si des inconnus essaient de deviner votre mot de passe',
          kept: '180 jours après la dernière connexion',
        },
        {
          name: 'foyer-language',
          what: 'La langue choisie dans le menu',
          why: 'Ouvrir Foyer dans cette langue',
          kept: 'Un an',
        },
        {
          name: 'foyer-theme',
          what: 'Le thème choisi',
          why: 'Afficher d’emblée le thème clair ou sombre, sans clignotement',
          kept: 'Un an',
        },
        {
          name: 'foyer-team',
          what: 'Dans la mémoire de l’onglet : l’équipe dans laquelle vous y travaillez',
          why: 'Ouvrir deux équipes côte à côte',
          kept: 'Jusqu’à la fermeture de l’onglet ou la déconnexion',
        },
        {
          name: 'foyer-searches',
          what: 'Dans la mémoire de l’onglet : vos cinq dernières recherches',
          why: 'Vous les proposer à nouveau',
          kept: 'Jusqu’à ce que vous les effaciez, fermiez l’onglet ou vous déconnectiez',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'Dans la mémoire de l’onglet : votre position de défilement',
          why: 'Revenir au même endroit lorsque vous revenez en arrière',
          kept: 'Jusqu’à la fermeture de l’onglet',
        },
      ],
    },
    {
      title: 'Destinataires des données',
      paragraphs: [
        'Les membres de vos équipes voient votre nom, votre adresse e‑mail et le rôle que vous y avez. L’exploitant peut accéder à tout ce qui est enregistré, mais ne voit votre mot de passe et vos clés Notion que sous la forme décrite plus haut.',
        'Les données quittent cette installation dans quatre cas. Les e‑mails passent par le serveur de messagerie configuré par l’exploitant. Lorsqu’une équipe enregistre une clé Notion, Foyer l’utilise pour demander à Notion (Notion Labs, Inc., États-Unis) la page liée par l’équipe, et copie ses images et ses fichiers ; aucune donnée vous concernant n’est transmise. Les adresses des sites web des événements sont ouvertes toutes les quelques minutes, comme le ferait un navigateur, sans aucune donnée vous concernant. Enfin, les paiements par carte se font sur la page de Stripe (Stripe Payments Europe, Ltd., Irlande), qui reçoit l’adresse e‑mail, ce qui est acheté et son prix.',
        'Les pages de Foyer ne chargent rien depuis d’autres serveurs : ni polices, ni scripts, ni images, ni statistiques. Il n’y a ni publicité, ni profilage, ni décision automatisée à votre sujet.',
      ],
    },
    {
      title: 'Base légale',
      paragraphs: [
        'Compte, équipes, événements, e‑mails, commandes et questions : la fourniture du service que vous utilisez (art. 6.1.b du RGPD), ou l’intérêt légitime de votre organisation à ce que vous travailliez avec Foyer (art. 6.1.f). Sessions, limitation des tentatives et journal technique : l’intérêt légitime à disposer d’un service sûr (art. 6.1.f). Assistance et avis : l’intérêt légitime à vous répondre et à améliorer le service (art. 6.1.f). La loi peut imposer de conserver plus longtemps les justificatifs de vente (art. 6.1.c).',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à l’exploitant quelles données vous concernant sont enregistrées, les faire rectifier ou effacer, en faire limiter le traitement, les recevoir dans un format lisible par machine, et vous opposer aux traitements fondés sur un intérêt légitime (art. 15 à 21 du RGPD). Dans « Mon profil », vous modifiez vous-même votre nom, votre langue et votre adresse, et fermez vos sessions. Un compte ne peut pas encore être supprimé depuis Foyer : l’exploitant le fait pour vous.',
        'Vous pouvez adresser une réclamation à une autorité de protection des données, par exemple celle de votre lieu de résidence, en France la CNIL.',
        'Vous n’êtes pas obligé d’avoir un compte. Mais sans les données indiquées ici, il est impossible d’en créer un.',
      ],
    },
    {
      title: 'Modifications',
      paragraphs: [
        'Si Foyer enregistre d’autres données, ce texte change de version et de date, et la page « Nouveautés » le signale.',
      ],
    },
  ],
} as const satisfies Policy
