import type { SameShape } from '../../same-shape.ts'
import type { key as english } from '../en/key.ts'

export const key = {
  title: 'Saisir la clé',
  choices: 'Choisissez une option',
  have: 'J’ai déjà une clé',
  how: 'Obtenir une clé',
  field: 'Clé Notion',
  enterHint:
    'Collez la clé en entier. Elle commence par ntn_ ou secret_. Elle est chiffrée et ne sera plus jamais affichée en entier.',
  required: 'Saisissez la clé.',
  save: 'Enregistrer la clé',
  setNew: 'Définir une nouvelle clé',
  stored: 'Clé enregistrée',
  state: 'Statut',
  remove: 'Retirer la clé',
  removing: {
    title: 'Retirer la clé ?',
    body: 'Foyer ne pourra plus lire la page Notion de cet événement. La clé reste valide dans Notion.',
    keep: 'Garder la clé',
    done: 'La clé a été retirée.',
  },
  saved: {
    checked: 'La clé a été enregistrée.',
    unchecked: 'La clé a été enregistrée, mais pas vérifiée : Notion est injoignable pour le moment.',
  },
  refused: {
    how: 'Voir comment faire',
    changeLink: 'Changer le lien de la page',
    open: 'Ouvrir la page dans Notion',
  },
  steps: {
    portal: {
      title: 'Ouvrez le portail des développeurs de Notion',
      body: 'Vous devez être propriétaire de l’espace de travail Notion. Depuis Notion, passez par « Paramètres », « Connexions », puis « Develop your own connections ».',
      link: 'Ouvrir le portail des développeurs',
    },
    create: {
      title: 'Créez une connexion',
      body: 'Sous « Internal connections », choisissez « Create a new connection ». Donnez-lui un nom, par exemple Foyer, et choisissez l’espace de travail où se trouve votre page.',
    },
    token: {
      title: 'Copiez l’« Installation access token »',
      body: 'Il se trouve dans l’onglet « Configuration » et commence par ntn_. C’est votre clé. Parmi les autorisations proposées, Foyer n’a besoin que de « Read content ».',
    },
    access: {
      title: 'Partagez la page avec la connexion',
      body: 'Dans l’onglet « Content access », choisissez « Edit access », puis la page. Vous pouvez aussi ouvrir la page dans Notion et choisir •••, « Connexions », « + Ajouter une connexion ». Ses sous-pages sont partagées en même temps.',
    },
    enter: {
      title: 'Saisissez la clé ici',
      body: 'Foyer vérifie aussitôt auprès de Notion qu’il peut lire la page. Sinon, il vous dit ce qui manque.',
    },
    lost: 'Clé perdue ou tombée entre de mauvaises mains ? Renouvelez le jeton dans l’onglet « Configuration ». L’ancien cesse aussitôt de fonctionner. Saisissez ensuite la nouvelle clé ici.',
  },
  states: 'Ce que signifie chaque statut',
} as const satisfies SameShape<typeof english>
