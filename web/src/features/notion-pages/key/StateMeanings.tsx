import { useTranslations } from 'use-intl'
import { connectionStates } from '../../../lib/notion-page/connection-state.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'

/** Explains each state of a connection. */
export function StateMeanings() {
  const t = useTranslations('notionKey')
  return (
    <section className="mt-8">
      <h2 className="type-heading">{t('states')}</h2>
      <dl className="mt-3 grid gap-4">
        {connectionStates.map((state) => (
          <div key={state}>
            <dt>
              <ConnectionBadge state={state} />
            </dt>
            <dd className="mt-1 text-pretty text-ink-secondary">{t(`connection.${state}.body`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
