import type { SameShape } from '../../same-shape.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  title: 'Équipe',
  view: {
    current: 'Votre équipe active',
    switch: 'Passer à cette équipe',
    switchNote:
      'Une autre équipe est active dans cet onglet. Les événements, commandes et paramètres affichés sont les siens.',
    events: 'Événements',
    settings: 'Paramètres de l’équipe',
    about: 'À propos de l’équipe',
    role: 'Votre rôle',
    language: 'Langue',
    currency: 'Devise',
    timeZone: 'Fuseau horaire',
    imprint: 'Mentions légales',
    imprintThere: 'Renseignées',
    imprintMissing: 'Manquantes. Aucun événement ne peut encore être mis en vente.',
    imprintFill: 'Renseigner les mentions légales',
  },
  create: {
    title: 'Nouvelle équipe',
    description:
      'Une équipe a ses propres événements, membres, mentions légales et compte bancaire. Vous en devenez propriétaire. Vos autres équipes n’y ont pas accès.',
    name: 'Nom de l’équipe',
    nameHint: 'Le nom que verront les acheteurs, par exemple celui de votre salle ou de votre association.',
    language: 'Langue',
    currency: 'Devise',
    timeZone: 'Fuseau horaire',
    defaults: 'Valeurs par défaut des nouveaux événements. Vous pourrez tout modifier plus tard.',
    nameRequired: 'Saisissez le nom de l’équipe.',
    submit: 'Créer l’équipe',
    created: 'L’équipe {team} a été créée. C’est maintenant votre équipe active.',
  },
  settings: {
    roles: 'Rôles',
    rolesDescription: 'À quoi sert chaque rôle et ce qu’il permet.',
    seeAs: 'Voir l’application avec ce rôle',
    permission: 'Droit',
    yes: 'Oui',
    no: 'Non',
  },
  seeAs: {
    label: 'Vue avec un autre rôle',
    bar: 'Vous voyez cette équipe avec le rôle {role}. Aucune modification n’est possible.',
    end: 'Revenir à mon rôle',
  },
} as const satisfies SameShape<typeof english>
