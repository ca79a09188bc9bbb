import { ProblemError } from '@foyer/contract/http/problem-error'
import { uploadedPicture, wholeVariant } from '../../features/files/queries.ts'
import { presentPublicEvent } from '../../features/public-api/presenter/public-event.ts'
import { publicEventAt } from '../../features/public-api/queries.ts'
import { isOpenToAll } from '../../features/public-api/rules.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import { cachedContent } from '../content/content.ts'
import { cropEventCover, drawEventPicture } from '../draw-event-picture.ts'
import type { CoverCrop, EventPicture } from '../event-picture.ts'
import { coverCrops, eventPictureOf, eventPictureVersion } from '../event-picture.ts'
import type { PageRequest, StorefrontServices } from '../page-request.ts'
import { eventOf } from '../page-request.ts'
import { shownContentOf } from '../shown-content.ts'

/**
 * Sends the picture of an event for link previews; with `crop` its cover alone, for search engines.
 * @throws EventMoved for a former slug; ProblemError `not-found`
 */
export async function viewEventPicture(request: PageRequest): Promise<Response> {
  const { services, pageContext, slug } = request
  // refuses those who may not see the event
  await eventOf(request)
  const row = await publicEventAt(services.db, slug)
  if (!row) throw new ProblemError('not-found', { title: 'Event not found' })
  const { language } = pageContext
  const { event } = row
  const shown = shownContentOf(services.db, row, language)
  const content = shown && (await cachedContent(shown.key, shown.load, { language, timeZone: event.timeZone }))
  const picture = eventPictureOf(presentPublicEvent(row), pageContext, content?.cover)
  const loadCover = () => coverOf(services, picture.cover)
  const crop = request.c.req.query('crop')
  const bytes = isCrop(crop)
    ? await cropEventCover(picture, crop, loadCover)
    : await drawEventPicture(picture, loadCover)
  if (!bytes) throw new ProblemError('not-found', { title: 'Picture not found' })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'cache-control': isOpenToAll(event.status) ? 'public, max-age=86400' : 'private, no-store',
      etag: `"${eventPictureVersion(picture)}${isCrop(crop) ? crop : ''}"`,
    },
  })
}

const isCrop = (crop: string | undefined): crop is CoverCrop => crop !== undefined && Object.hasOwn(coverCrops, crop)

/** The bytes of the cover. A Notion picture without variants is too small, or not readable: it is omitted. */
async function coverOf({ db }: StorefrontServices, cover: EventPicture['cover']): Promise<Buffer | undefined> {
  if (!cover) return undefined
  // uploaded pictures are encoded by Foyer
  if (cover.focusX !== undefined) return await uploadedPicture(db, cover)
  const largest = variantWidths(cover.type, cover.width).at(-1)
  return largest ? await wholeVariant(db, { hash: cover.hash, width: largest }) : undefined
}
