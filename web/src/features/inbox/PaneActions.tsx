import type { Thread } from '@foyer/contract/inbox'
import { Archive, ArchiveRestore, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { inboxSearch } from './search.ts'
import { AssignMenu, SnoozeMenu } from './ThreadMenus.tsx'
import { useThreadActions } from './use-thread-actions.ts'

/** Actions for the open thread. An action that removes it from the list closes it. */
export function PaneActions({ thread }: { thread: Thread }) {
  const t = useTranslations('inbox.act')
  const mayWrite = useMay('inbox:write')
  const change = useChangeSearch(inboxSearch)
  const { act } = useThreadActions()
  const close = () => change({ thread: undefined })
  const archive = async () => {
    const archived = !thread.archived
    if (await act(archived ? 'archive' : 'unarchive', [thread], { archived })) close()
  }
  const unread = async () => {
    if (await act('unread', [thread], { read: false })) close()
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {mayWrite && (
        <Button
          size="small"
          icon={
            thread.archived ? <ArchiveRestore aria-hidden="true" size={16} /> : <Archive aria-hidden="true" size={16} />
          }
          onClick={archive}
        >
          {t(thread.archived ? 'unarchive' : 'archive')}
        </Button>
      )}
      <Button size="small" icon={<Mail aria-hidden="true" size={16} />} onClick={unread}>
        {t('unread')}
      </Button>
      {mayWrite && <SnoozeMenu threads={[thread]} onDone={close} />}
      {mayWrite && <AssignMenu threads={[thread]} />}
    </div>
  )
}
