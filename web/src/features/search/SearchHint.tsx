import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown before a search: what can be found, and recent searches. */
export function SearchHint({ recent, onForget }: { recent: string[]; onForget: () => void }) {
  const t = useTranslations('search')
  const paths = usePaths()
  return (
    <>
      {recent.length > 0 && (
        <section>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="type-label text-ink-secondary">{t('recent.title')}</h2>
            <Button variant="plain" size="small" onClick={onForget}>
              {t('recent.forget')}
            </Button>
          </div>
          <ul className="mt-2 flex flex-wrap gap-2">
            {recent.map((q) => (
              <li key={q}>
                <Link to={paths.search()} search={{ q }} className={buttonStyle({ size: 'small' })}>
                  <History aria-hidden="true" size={16} className="shrink-0 text-ink-secondary" />
                  {q}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <EmptyState kind="no-match" title={t('hint.title')}>
        {t('hint.body')}
      </EmptyState>
    </>
  )
}
