import type { ThreadSummary } from '@foyer/contract/inbox'
import { Archive, ArchiveRestore, Mail, MailOpen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { AssignMenu, SnoozeMenu } from './ThreadMenus.tsx'
import { useThreadActions } from './use-thread-actions.ts'

interface Props {
  threads: readonly ThreadSummary[]
  onDone: () => void
}

/** Actions for all selected threads. */
export function SelectedThreads({ threads, onDone }: Props) {
  const t = useTranslations('inbox')
  const mayWrite = useMay('inbox:write')
  const { act } = useThreadActions()
  const archived = threads.every((thread) => thread.archived)
  const unread = threads.some((thread) => thread.unread)
  const archive = async () => {
    if (await act(archived ? 'unarchive' : 'archive', threads, { archived: !archived })) onDone()
  }
  const toggleRead = async () => {
    if (await act(unread ? 'read' : 'unread', threads, { read: unread })) onDone()
  }
  return (
    <fieldset className="sticky top-14 panes:top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-page py-2">
      <legend className="sr-only">{t('bulk.label')}</legend>
      <span role="status" className="me-auto text-sm font-medium">
        {t('bulk.selected', { count: threads.length })}
      </span>
      {mayWrite && (
        <Button
          size="small"
          icon={archived ? <ArchiveRestore aria-hidden="true" size={16} /> : <Archive aria-hidden="true" size={16} />}
          onClick={archive}
        >
          {t(archived ? 'act.unarchive' : 'act.archive')}
        </Button>
      )}
      <Button
        size="small"
        icon={unread ? <MailOpen aria-hidden="true" size={16} /> : <Mail aria-hidden="true" size={16} />}
        onClick={toggleRead}
      >
        {t(unread ? 'act.read' : 'act.unread')}
      </Button>
      {mayWrite && <SnoozeMenu threads={threads} onDone={onDone} />}
      {mayWrite && <AssignMenu threads={threads} onDone={onDone} />}
      <Button size="small" variant="plain" onClick={onDone}>
        {t('bulk.clear')}
      </Button>
    </fieldset>
  )
}
