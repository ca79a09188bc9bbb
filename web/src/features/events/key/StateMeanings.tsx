import { useTranslations } from 'use-intl'
import { NotionBadge } from '../NotionBadge.tsx'
import { notionStates } from '../notion-state.ts'

/** What each state of an event with Notion means. */
export function StateMeanings() {
  const t = useTranslations('events')
  return (
    <section className="mt-8">
      <h2 className="type-heading">{t('key.states')}</h2>
      <dl className="mt-3 grid gap-4">
        {notionStates.map((state) => (
          <div key={state}>
            <dt>
              <NotionBadge state={state} />
            </dt>
            <dd className="mt-1 text-pretty text-ink-secondary">{t(`notion.${state}.body`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
