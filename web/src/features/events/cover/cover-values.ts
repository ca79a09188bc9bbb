import type { Event } from '@foyer/contract/events'

/** The contract's schema of the cover. */
export const coverSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({ cover: true }).required()

/** The values of the form: an empty hash for no cover. The focus is in percent from the left and the top. */
export const coverValuesOf = ({ cover }: Pick<Event, 'cover'>) => ({
  cover: {
    hash: cover?.hash ?? '',
    alt: cover?.alt ?? '',
    focusX: cover?.focusX ?? 50,
    focusY: cover?.focusY ?? 50,
  },
})

export type CoverValues = ReturnType<typeof coverValuesOf>['cover']

export const coverBodyOf = ({ cover }: { cover: CoverValues }) => ({ cover: cover.hash ? cover : null })

/** The point of a picture under the pointer, in whole percent. @param box the picture on the screen */
export function focusAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Pick<CoverValues, 'focusX' | 'focusY'> {
  const percent = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100)
  return { focusX: percent(clientX - box.left, box.width), focusY: percent(clientY - box.top, box.height) }
}
