import type { ThreadChanges, ThreadSummary } from '@foyer/contract/inbox'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { showToast } from '../../ui/toasts.ts'

export type ThreadAct = 'archive' | 'unarchive' | 'read' | 'unread' | 'snooze' | 'wake' | 'assign'

type Changes = { [K in keyof ThreadChanges]: ThreadChanges[K] }
type Done = { ids: string[]; changes: Changes }

/** Changes threads, says so, and offers to take it back. */
export function useThreadActions() {
  const t = useTranslations('inbox')
  const words = useErrorWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (parts: Done[]) =>
      Promise.all(parts.map(({ ids, changes }) => call('PATCH /inbox', { body: { ids, ...changes } }))),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const act = async (what: ThreadAct, threads: readonly ThreadSummary[], changes: Changes): Promise<boolean> => {
    const ids = threads.map(({ id }) => id)
    if (ids.length === 0) return false
    try {
      await mutateAsync([{ ids, changes }])
    } catch {
      // said by `onError`
      return false
    }
    const undo = () => void mutateAsync(threads.map((thread) => before(thread, changes))).catch(() => undefined)
    showToast(t(`done.${what}`, { count: ids.length }), { action: { label: t('act.undo'), onAction: undo } })
    return true
  }
  return { act, pending: isPending }
}

/** The change that takes another one back. */
function before(thread: ThreadSummary, changes: Changes): Done {
  const back: Changes = {
    ...(changes.read !== undefined && { read: !thread.unread }),
    ...(changes.archived !== undefined && { archived: thread.archived }),
    ...(changes.snoozedUntil !== undefined && { snoozedUntil: thread.snoozedUntil ?? null }),
    ...(changes.assignee !== undefined && { assignee: thread.assignee?.id ?? null }),
  }
  return { ids: [thread.id], changes: back }
}
