import type { Event } from '@foyer/contract/events'
import { hueOf } from '../../lib/event/hue-of.ts'
import { pictureUrl } from '../../lib/picture-url.ts'
import { initials } from '../../ui/Avatar.tsx'

const size = 'size-11 rounded-control @3xl:size-16'

/**
 * The cover of an event in a list. Without one, its initials on a colour of its own. Decoration: the name stands beside
 * it. CSS draws the letters, so that they are no text of the page.
 */
export function EventPicture({ event: { id, name, cover } }: { event: Event }) {
  if (cover)
    return (
      <img
        src={pictureUrl(cover.hash, 480)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`${size} object-cover`}
        style={{ objectPosition: `${cover.focusX}% ${cover.focusY}%` }}
      />
    )
  const hue = hueOf(id)
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={`${size} grid place-items-center font-serif text-lg before:content-[attr(data-initials)]`}
      style={{ background: `var(--back-${hue})`, color: `var(--hue-${hue})` }}
    />
  )
}
