import type { Language } from '../format/locale.ts'
import type { notifications } from './en.ts'
import type { NotificationFacts, NotificationTranslator } from './notification-values.ts'
import { notificationValues } from './notification-values.ts'

/**
 * The text in which a search finds a notification: its kind, its data, and its title and body in the given languages.
 * It has no times, so that the same notification at another time has the same text.
 */
export function notificationSearchText(
  kind: keyof typeof notifications,
  facts: NotificationFacts,
  translators: readonly (readonly [Language, NotificationTranslator])[],
): string {
  const { downSince: _since, expiresAt: _until, ...timeless } = facts
  const texts = translators.flatMap(([language, translate]) => {
    const values = notificationValues(timeless, 'UTC', language)
    return [translate(`notifications.${kind}.title`, values), translate(`notifications.${kind}.body`, values)]
  })
  const data = Object.values(timeless)
    .flat()
    .filter((value) => typeof value === 'string')
  return [kind, ...data, ...texts].join(' ')
}
