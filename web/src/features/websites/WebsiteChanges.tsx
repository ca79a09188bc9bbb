import type { WebsiteChange } from '@foyer/contract/websites'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** The changes of the website, newest first. */
export function WebsiteChanges({ changes, timeZone }: { changes: readonly WebsiteChange[]; timeZone: string }) {
  const t = useTranslations('websites.changes')
  const format = useFormat()
  const sentences = useChangeTexts(timeZone)
  return (
    <section>
      <h3 className="font-semibold">{t('title')}</h3>
      {changes.length === 0 && <p className="text-ink-secondary">{t('none')}</p>}
      <ol className="mt-2 grid gap-3">
        {changes.map((change, at) => {
          const { title, about } = sentences(change)
          return (
            <li key={`${change.at} ${at}`} className="border-s-2 border-line ps-3">
              <p className="font-medium">{title}</p>
              {about && <p className="text-sm text-pretty wrap-anywhere text-ink-secondary">{about}</p>}
              <time dateTime={change.at} className="text-sm text-ink-secondary tabular-nums">
                {format.dateTime(change.at, timeZone)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useChangeTexts(timeZone: string) {
  const t = useTranslations('websites')
  const format = useFormat()
  return (change: WebsiteChange): { title: string; about?: string } => {
    switch (change.kind) {
      case 'down':
        return {
          title: t('changes.down'),
          about: t(`failure.${change.failure}.what`, { status: String(change.status) }),
        }
      case 'up':
        return change.downSince === undefined
          ? { title: t('changes.first') }
          : {
              title: t('changes.up'),
              about: t('changes.upSince', { since: format.dateTime(change.downSince, timeZone) }),
            }
      case 'title': {
        const none = t('changes.noTitle')
        return {
          title: t('changes.newTitle'),
          about: t('changes.titleTo', { to: change.to ?? none, from: change.from ?? none }),
        }
      }
      case 'content':
        return { title: t('changes.content') }
      case 'certificate':
        return {
          title: t('changes.certificate'),
          about: t('changes.certificateTo', { until: format.date(change.to, timeZone) }),
        }
      case 'address':
        return { title: t('changes.address'), about: t('changes.addressFrom', { from: change.from }) }
    }
  }
}
