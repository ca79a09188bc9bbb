import type { SameShape } from '../../same-shape.ts'
import type { timeZones as english } from '../en/time-zones.ts'

export const timeZones = {
  often: 'Häufig verwendet',
  open: 'Alle Zeitzonen anzeigen',
  none: 'Keine passende Zeitzone gefunden. Suchen Sie nach einer Stadt wie „Berlin“ oder nach dem Namen der Zeitzone wie „Mitteleuropäische Zeit“.',
  areas: {
    Europe: 'Europa',
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Arctic: 'Arktis',
    Asia: 'Asien',
    Atlantic: 'Atlantik',
    Australia: 'Australien',
    Indian: 'Indischer Ozean',
    Pacific: 'Pazifik',
    Other: 'Andere',
  },
} as const satisfies SameShape<typeof english>
