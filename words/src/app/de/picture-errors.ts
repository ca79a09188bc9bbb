import type { SameShape } from '../../same-shape.ts'
import type { pictureErrors as english } from '../en/picture-errors.ts'

export const pictureErrors = {
  'picture-unreadable': 'Dieses Bild kann Foyer nicht lesen. Wählen Sie eine JPEG-, PNG-, WebP-, AVIF- oder GIF-Datei.',
  'picture-animated': 'Dieses Bild ist animiert. Wählen Sie ein unbewegtes Bild.',
  'picture-missing':
    'Ein Bild in diesem Text ist nicht mehr gespeichert. Entfernen Sie es und fügen Sie es erneut ein.',
  'picture-too-long':
    'Dieses Bild ist breiter oder höher als {limit, number} Pixel. Verkleinern Sie es und versuchen Sie es erneut.',
  'picture-too-big':
    'Dieses Bild hat mehr als {limit, number} Megapixel. Verkleinern Sie es und versuchen Sie es erneut.',
} as const satisfies SameShape<typeof english>
