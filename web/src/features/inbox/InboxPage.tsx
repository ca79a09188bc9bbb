import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { useMay } from '../../lib/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Inbox } from './Inbox.tsx'

/** What concerns the team's events and wants an answer or a look. */
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
