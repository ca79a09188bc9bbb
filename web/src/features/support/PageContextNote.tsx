import { isLanguage } from '@foyer/contract/languages'
import type { PageContext } from '@foyer/contract/support'
import { languageNames } from '@foyer/words/language-names'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'

/** Shows the context that is sent with a message, before it is sent. */
export function PageContextNote({ context: { path, language, theme, width } }: { context: PageContext }) {
  const t = useTranslations()
  const lines = [
    [t('support.context.path'), path === '/' ? t('support.context.home') : path],
    [t('support.context.language'), isLanguage(language) ? languageNames[language] : language],
    [t('support.context.theme'), t(theme === 'light' || theme === 'dark' ? `me.theme.${theme}` : 'me.theme.system')],
    [t('support.context.width'), t('support.context.pixels', { width })],
  ] as const
  return (
    <section aria-labelledby="sent-along" className="mt-8 rounded-card border border-line px-5 py-4">
      <h2 id="sent-along" className="type-label">
        {t('support.context.title')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-secondary">{t('support.context.lead')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {lines.map(([term, value]) => (
          <Fragment key={term}>
            <dt className="text-ink-secondary">{term}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
