import type { SameShape } from '../../same-shape.ts'
import type { demo as english } from '../en/demo.ts'

export const demo = {
  label: 'À propos de cette démo',
  banner: 'Ceci est une démo : tout y est fictif, reste dans cet onglet et disparaît au rechargement de la page.',
  open: 'Voir les messages d’erreur',
  title: 'Valeurs qui provoquent une erreur',
  lead: 'Saisissez l’une d’elles pour voir ce que Foyer répond. Un clic sélectionne toute la valeur.',
  fields: {
    texts: 'Tout champ de texte ou toute recherche',
    website: 'Adresse du site web d’un événement',
    notionLink: 'Lien Notion d’un événement',
    pages: 'Lien Notion d’un événement qui a une clé',
    notionKey: 'Clé Notion',
    stripeKey: 'Clé secrète Stripe, dans les paramètres',
    slug: 'Adresse publique d’un autre événement',
    email: 'E‑mail des mentions légales, dans les paramètres',
    iban: 'IBAN, dans les paramètres',
  },
  unchecked: 'La clé est enregistrée sans vérification, faute de réponse.',
} as const satisfies SameShape<typeof english>
