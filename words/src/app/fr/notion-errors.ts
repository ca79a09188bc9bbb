import type { SameShape } from '../../same-shape.ts'
import type { notionErrors as english } from '../en/notion-errors.ts'

/** The reasons why a Notion link or key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const notionErrors = {
  'notion-format':
    'Saisissez le lien d’une page Notion. Dans Notion, choisissez « Partager », puis « Copier le lien ».',
  'notion-host':
    'Cette adresse n’est pas celle d’une page Notion. Dans Notion, choisissez « Partager », puis « Copier le lien ».',
  'notion-no-page':
    'Ce lien n’ouvre pas une page précise. Ouvrez la page dans Notion, choisissez « Partager », puis « Copier le lien ».',
  'notion-key-format': 'Copiez la clé en entier depuis Notion, sans espaces ni retours à la ligne.',
  'notion-key-refused': 'Notion n’accepte pas cette clé. Copiez‑la de nouveau, ou créez‑en une autre dans Notion.',
  'notion-capability-missing':
    'La clé ne permet pas de lire le contenu. Dans Notion, donnez à sa connexion l’autorisation « Read content ».',
  'notion-page-not-shared':
    'La clé est bonne, mais la page n’est pas partagée avec elle. Dans Notion, ouvrez la page, choisissez •••, puis « Connexions », et ajoutez la connexion.',
  'notion-is-database': 'Ce lien ouvre une base de données. Saisissez plutôt le lien d’une page.',
  'notion-in-trash': 'Cette page est dans la corbeille de Notion. Restaurez‑la, ou choisissez une autre page.',
} as const satisfies SameShape<typeof english>
