import type { ChangelogEntry } from '@foyer/contract/changelog'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

type Tag = ChangelogEntry['changes'][number]['tag']

const tones = {
  new: 'accent',
  improved: 'info',
  fixed: 'neutral',
  security: 'warn',
} as const satisfies Record<Tag, Tone>

export function Release({ release: { version, date, title, changes } }: { release: ChangelogEntry }) {
  const t = useTranslations('changelog')
  const { day } = useFormat()
  const id = `v${version}`
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid max-w-[57rem] scroll-mt-20 gap-x-12 gap-y-4 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="text-ink-secondary">
        <p className="font-medium text-ink tabular-nums">{t('version', { version })}</p>
        <time dateTime={date}>{day(date)}</time>
      </div>
      <div className="max-w-2xl min-w-0">
        <h2 id={`${id}-title`} className="type-heading mb-3">
          {title}
        </h2>
        <ul className="grid gap-3">
          {changes.map(({ tag, text }) => (
            <li key={text} className="grid gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
              <span>
                <Badge tone={tones[tag]}>{t(`tags.${tag}`)}</Badge>
              </span>
              <span className="text-pretty">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
