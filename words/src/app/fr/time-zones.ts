import type { SameShape } from '../../same-shape.ts'
import type { timeZones as english } from '../en/time-zones.ts'

export const timeZones = {
  often: 'Les plus courants',
  open: 'Afficher tous les fuseaux horaires',
  none: 'Aucun fuseau horaire trouvé. Essayez une ville ou un nom, comme « Paris » ou « Europe centrale ».',
  areas: {
    Europe: 'Europe',
    Africa: 'Afrique',
    America: 'Amérique',
    Antarctica: 'Antarctique',
    Arctic: 'Arctique',
    Asia: 'Asie',
    Atlantic: 'Atlantique',
    Australia: 'Australie',
    Indian: 'Océan Indien',
    Pacific: 'Pacifique',
    Other: 'Autres',
  },
} as const satisfies SameShape<typeof english>
