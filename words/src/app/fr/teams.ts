import type { SameShape } from '../../same-shape.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  title: 'Équipe',
  roles: {
    owner: 'Propriétaire',
    admin: 'Administration',
    manager: 'Gestion',
    'box-office': 'Billetterie',
    door: 'Entrée',
    viewer: 'Lecture',
  },
  view: {
    current: 'Vous travaillez dans cette équipe',
    switch: 'Travailler dans cette équipe',
    switchNote:
      'Cet onglet travaille en ce moment dans une autre équipe. Les événements, commandes et paramètres affichés sont ceux de l’autre.',
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
  members: {
    title: 'Membres',
    count: '{count, plural, one {# membre} other {# membres}}',
    since: 'depuis le {date}',
    you: 'vous',
    readOnly:
      'Qui fait partie de l’équipe, et avec quel rôle. Cette version de Foyer ne permet pas encore d’inviter d’autres personnes.',
  },
  create: {
    title: 'Nouvelle équipe',
    description:
      'Une équipe a ses propres événements, membres, mentions légales et compte bancaire. Vous en devenez propriétaire ; vos autres équipes n’en voient rien.',
    name: 'Nom de l’équipe',
    nameHint: 'Tel que le public doit le lire, par exemple le nom de votre salle ou de votre association.',
    language: 'Langue',
    currency: 'Devise',
    timeZone: 'Fuseau horaire',
    defaults: 'Les réglages par défaut des nouveaux événements. Tout peut être modifié plus tard.',
    nameRequired: 'L’équipe a besoin d’un nom.',
    submit: 'Créer l’équipe',
    created: '{team} est créée. Vous y travaillez maintenant.',
  },
  settings: {
    title: 'Paramètres de l’équipe',
    name: 'Nom',
    teamName: 'Nom de l’équipe',
    nameDescription: 'Tel que le voient les membres et, plus tard, le public.',
    save: 'Enregistrer le nom',
    saved: 'Le nom a été enregistré.',
    nameRequired: 'L’équipe a besoin d’un nom.',
    elsewhere:
      'Le fuseau horaire, la devise, la langue, les mentions légales et le compte bancaire se trouvent dans les <link>paramètres</link>.',
    elsewhereOther:
      'Le fuseau horaire, la devise, la langue, les mentions légales et le compte bancaire se trouvent dans les paramètres, une fois que vous travaillez dans cette équipe.',
    roles: 'Rôles',
    rolesDescription: 'À quoi sert chaque rôle et ce qu’il permet.',
    permission: 'Droit',
    yes: 'Oui',
    no: 'Non',
  },
  roleNotes: {
    owner: 'Répond de l’équipe et peut tout faire.',
    admin: 'Fait vivre l’équipe au quotidien et peut tout ce que peut la personne propriétaire.',
    manager: 'Prépare les événements : les crée, les modifie et les publie.',
    'box-office': 'S’occupe du public et de ses commandes.',
    door: 'Accueille le public à l’entrée.',
    viewer: 'Consulte sans rien modifier.',
  },
  permissions: {
    'events:read': 'Voir les événements',
    'events:write': 'Créer, modifier, publier et fermer des événements',
    'events:delete': 'Supprimer des événements',
    'orders:read': 'Voir les commandes',
    'orders:write': 'Marquer les commandes comme payées, les annuler, renvoyer leurs e-mails',
    'orders:refund': 'Rembourser les commandes',
    'team:read': 'Voir l’équipe, ses membres et ses paramètres',
    'team:write': 'Modifier l’équipe, ses mentions légales et son compte bancaire',
  },
} as const satisfies SameShape<typeof english>
