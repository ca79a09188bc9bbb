import type { SameShape } from '../../same-shape.ts'
import type { pictureErrors as english } from '../en/picture-errors.ts'

export const pictureErrors = {
  'picture-unreadable': 'Foyer ne peut pas lire cette image. Choisissez un fichier JPEG, PNG, WebP, AVIF ou GIF.',
  'picture-animated': 'Cette image est animée. Choisissez une image fixe.',
  'picture-missing': 'Une image de ce texte n’est plus enregistrée. Retirez‑la et ajoutez‑la de nouveau.',
  'picture-too-long': 'Cette image dépasse {limit, number} pixels en largeur ou en hauteur. Réduisez‑la et réessayez.',
  'picture-too-big': 'Cette image dépasse {limit, number} mégapixels. Réduisez‑la et réessayez.',
} as const satisfies SameShape<typeof english>
