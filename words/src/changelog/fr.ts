import type { Releases } from './releases.ts'

export const releases = [
  {
    version: '0.3.0',
    date: '2026-11-26',
    title: 'Contrôle des entrées, vente sur place et factures',
    changes: [
      {
        tag: 'new',
        text: 'Scannez les billets à l’entrée avec n’importe quel téléphone, sans application ni compte, et même hors ligne. Le tableau de bord indique combien de personnes sont présentes.',
      },
      {
        tag: 'new',
        text: 'Ajoutez vous-même des commandes : en espèces, par terminal de paiement, par virement, pour la liste d’invités ou sous forme d’invitations.',
      },
      {
        tag: 'new',
        text: 'Émettez des factures et des avoirs en PDF, avec une facture électronique intégrée.',
      },
      {
        tag: 'new',
        text: 'Corrigez les commandes : annulez certains billets, remboursez une partie, changez le type de billet, enregistrez des paiements. Les actions groupées et les vues enregistrées facilitent le travail sur de nombreuses commandes.',
      },
      {
        tag: 'new',
        text: 'Importez vos relevés bancaires : Foyer retrouve la commande de chaque virement, et vous les enregistrez tous à la fois.',
      },
      {
        tag: 'new',
        text: 'Les acheteurs peuvent corriger leurs coordonnées, transmettre leurs billets et les annuler selon vos conditions d’annulation.',
      },
      {
        tag: 'new',
        text: 'Les rapports présentent les ventes dans le temps, par événement, type de billet, moyen de paiement et taux de TVA.',
      },
      {
        tag: 'new',
        text: 'Invitez des personnes dans votre équipe avec un rôle, pour tous les événements ou pour certains. L’historique indique qui a modifié quoi.',
      },
      {
        tag: 'new',
        text: 'Rédigez la page de votre événement dans Foyer, avec des images, même sans Notion.',
      },
      {
        tag: 'new',
        text: 'Connectez d’autres programmes avec des jetons d’API.',
      },
      {
        tag: 'new',
        text: 'Ajoutez vos conditions générales, règles de remboursement, règlement intérieur, âge minimum et déclaration d’accessibilité. Les acheteurs les voient ou les acceptent, et les reçoivent par e‑mail en PDF.',
      },
      {
        tag: 'new',
        text: 'Fixez des conditions de paiement par événement : jours ou jours ouvrés, rappels, dernier jour et paiements tardifs.',
      },
      {
        tag: 'new',
        text: 'Accordez des réductions automatiques : prévente, groupes, ou un billet offert sur trois. Les acheteurs les voient à côté du prix.',
      },
      {
        tag: 'new',
        text: 'Prélevez des frais de réservation par billet ou par commande, en plus du prix ou compris dedans, remboursés ou non en cas d’annulation.',
      },
      {
        tag: 'new',
        text: 'Plusieurs types de billets peuvent partager une capacité : une salle, un bus ou une journée.',
      },
      {
        tag: 'new',
        text: 'Posez vos propres questions aux acheteurs, par commande ou par billet, et consultez les réponses avec leurs totaux.',
      },
      {
        tag: 'security',
        text: 'Connectez-vous avec une clé d’accès ou protégez votre mot de passe par la double authentification, et exigez-la pour votre équipe. Les mots de passe sont hachés avec Argon2id.',
      },
      {
        tag: 'improved',
        text: 'Effacez les données d’un acheteur, choisissez leur durée de conservation, téléchargez vos données et supprimez votre compte. La politique de confidentialité, désormais en version 7, énumère tout ce que Foyer enregistre.',
      },
    ],
  },
  {
    version: '0.2.0',
    date: '2026-11-21',
    title: 'Billets, sites et boîte de réception',
    changes: [
      {
        tag: 'new',
        text: 'Vendez des billets sur la page de l’événement, gratuits, par virement ou par carte, avec un prix, une quantité et une période de vente pour chaque type. Foyer ne vend jamais un billet de trop.',
      },
      {
        tag: 'new',
        text: 'Les acheteurs n’ont pas besoin de compte. Ils reçoivent leurs billets en PDF par e‑mail, avec un fichier d’agenda, et disposent d’une page de commande.',
      },
      {
        tag: 'new',
        text: 'Consultez les commandes et leur historique, marquez-les comme payées, annulez-les, remboursez-les et renvoyez les e‑mails.',
      },
      {
        tag: 'new',
        text: 'La page Notion devient la page de l’événement. Images et fichiers sont copiés, et la dernière version lue reste en ligne même si Notion est injoignable.',
      },
      {
        tag: 'new',
        text: 'Foyer surveille le site web de l’événement et vous prévient s’il devient indisponible, lorsqu’il est de nouveau en ligne et avant l’expiration de son certificat.',
      },
      {
        tag: 'new',
        text: 'La boîte de réception réunit les questions des acheteurs et l’actualité de vos événements. Vos réponses partent par e‑mail.',
      },
      {
        tag: 'improved',
        text: 'La politique de confidentialité précise quelles données des acheteurs sont enregistrées.',
      },
    ],
  },
  {
    version: '0.1.0',
    date: '2026-11-20',
    title: 'La première version',
    changes: [
      {
        tag: 'new',
        text: 'Ajoutez des événements avec un titre, un lien Notion et l’adresse d’un site web, et retrouvez-les par nom, date ou statut.',
      },
      { tag: 'new', text: 'Mettez un événement en vente, fermez sa vente ou repassez-le en brouillon.' },
      {
        tag: 'new',
        text: 'Enregistrez une clé Notion pour un événement. Elle est chiffrée, et seuls ses derniers caractères s’affichent.',
      },
      {
        tag: 'new',
        text: 'Travaillez dans plusieurs équipes, chacune avec ses mentions légales, sa devise et son fuseau horaire.',
      },
      {
        tag: 'new',
        text: 'L’administrateur de l’installation voit l’état du serveur et lit les e‑mails conservés faute de serveur de messagerie.',
      },
      {
        tag: 'new',
        text: 'Une interface en anglais, en allemand et en français, avec un thème clair et un thème sombre.',
      },
    ],
  },
] as const satisfies Releases
