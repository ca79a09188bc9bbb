import type { ThreadChanges, ThreadSummary } from '@foyer/contract/inbox'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { showToast } from '../../ui/toasts.ts'

export type ThreadAction = 'archive' | 'unarchive' | 'read' | 'unread' | 'snooze' | 'wake' | 'assign'

type ThreadPatchFields = { [K in keyof ThreadChanges]: ThreadChanges[K] }
type ThreadPatch = { ids: string[]; changes: ThreadPatchFields }

/** Changes threads, confirms it in a toast, and offers to undo it. */
export function useThreadActions() {
  const t = useTranslations('inbox')
  const words = useErrorWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (parts: ThreadPatch[]) =>
      Promise.all(parts.map(({ ids, changes }) => call('PATCH /inbox', { body: { ids, ...changes } }))),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const act = async (
    what: ThreadAction,
    threads: readonly ThreadSummary[],
    changes: ThreadPatchFields,
  ): Promise<boolean> => {
    const ids = threads.map(({ id }) => id)
    if (ids.length === 0) return false
    try {
      await mutateAsync([{ ids, changes }])
    } catch {
      // `onError` has shown the reason.
      return false
    }
    const undo = () => void mutateAsync(threads.map((thread) => undoPatchOf(thread, changes))).catch(() => undefined)
    showToast(t(`done.${what}`, { count: ids.length }), { action: { label: t('act.undo'), onAction: undo } })
    return true
  }
  return { act, pending: isPending }
}

/** The patch that undoes a change to a thread. */
function undoPatchOf(thread: ThreadSummary, changes: ThreadPatchFields): ThreadPatch {
  const undone: ThreadPatchFields = {
    ...(changes.read !== undefined && { read: !thread.unread }),
    ...(changes.archived !== undefined && { archived: thread.archived }),
    ...(changes.snoozedUntil !== undefined && { snoozedUntil: thread.snoozedUntil ?? null }),
    ...(changes.assignee !== undefined && { assignee: thread.assignee?.id ?? null }),
  }
  return { ids: [thread.id], changes: undone }
}
