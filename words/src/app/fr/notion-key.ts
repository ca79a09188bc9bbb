import type { SameShape } from '../../same-shape.ts'
import type { notionKey as english } from '../en/notion-key.ts'

export const notionKey = {
  title: 'Saisir la clé',
  notAllowed: {
    title: 'Votre rôle ne donne pas accès à cette page',
    body: 'Un propriétaire ou un administrateur de l’équipe peut vous donner un autre rôle.',
  },
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
      body: 'Sous « Internal connections », choisissez « Create a new connection ». Donnez‑lui un nom, par exemple Foyer, et choisissez l’espace de travail où se trouve votre page.',
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
  connection: {
    connected: { label: 'Connectée', body: 'Foyer peut lire la page.' },
    trouble: {
      label: 'Illisible',
      body: 'Foyer ne peut pas lire la page. La page de l’événement vous indique pourquoi et que faire.',
    },
    unchecked: {
      label: 'Non vérifiée',
      body: 'Une clé est enregistrée, mais n’a pas été testée sur cette page : Notion était injoignable, ou le lien a changé depuis. Saisissez de nouveau la clé pour la faire vérifier.',
    },
    noKey: {
      label: 'Clé manquante',
      body: 'La page est liée. Foyer pourra la lire dès que vous aurez saisi une clé.',
    },
    noPage: {
      label: 'Aucune page liée',
      body: 'Ajoutez d’abord le lien d’une page Notion à cet événement.',
    },
  },
} as const satisfies SameShape<typeof english>
