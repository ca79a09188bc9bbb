import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Inbox } from './Inbox.tsx'

/** Messages and notifications about the team's events that need a reply or a look. */
export default function InboxPage() {
  const t = useTranslations('inbox')
  const mayRead = useMay('inbox:read')
  return (
    <Page title={t('title')}>
      {mayRead ? (
        <Inbox />
      ) : (
        <EmptyState kind="no-match" title={t('notAllowed.title')}>
          {t('notAllowed.body')}
        </EmptyState>
      )}
    </Page>
  )
}
