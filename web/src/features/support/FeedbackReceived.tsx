import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

/** Confirms that the feedback was received. */
export function FeedbackReceived({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('feedback.sent')
  const paths = usePaths()
  return (
    <Page title={t('title')} description={t(isDemo ? 'demo' : 'body')}>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonStyle({ variant: 'primary' })}>
          {t('home')}
        </Link>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </Page>
  )
}
