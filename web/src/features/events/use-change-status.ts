import type { EventStatus } from '@foyer/contract/event-status'
import { itemStatusOf } from '@foyer/contract/event-status'
import type { Event } from '@foyer/contract/events'
import type { FieldError } from '@foyer/contract/http/problem'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { usePublicPage } from '../../lib/paths.ts'
import { showToast } from '../../ui/toasts.ts'

/**
 * Changes the status of an event and confirms it in a toast, which leads to a page that is on sale now. `missing` lists what the event lacks before it can go on
 * sale, until `reset`.
 * @param onRefused receives the text of any other refusal
 */
export function useChangeStatus(
  { id, name, slug }: Pick<Event, 'id' | 'name' | 'slug'>,
  onRefused: (why: string) => void,
) {
  const t = useTranslations('events.states')
  const view = useTranslations('home')('view')
  const publicPage = usePublicPage(slug)
  const words = useErrorWords()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (status: EventStatus) => call('PUT /events/{id}/status', { params: { id }, body: { status } }),
    onSuccess: ({ status }) =>
      showToast(
        t(`done.${itemStatusOf[status]}`, { name }),
        status === 'On Sale'
          ? { action: { label: view, onAction: () => window.open(publicPage, '_blank', 'noopener') } }
          : {},
      ),
    onError: (thrown, wanted) => {
      if (missingIn(thrown)) return
      onRefused(wanted === 'test' && isTransitionRefused(thrown) ? t('hasOrders', { name }) : words.of(thrown))
    },
  })
  return { change: mutate, pending: isPending, missing: missingIn(error), reset }
}

function missingIn(error: unknown): FieldError[] | undefined {
  return error instanceof ApiError && error.problem.code === 'not-ready' ? (error.problem.errors ?? []) : undefined
}

// The menu offers possible transitions only, so a refusal means orders.
const isTransitionRefused = (error: unknown) => error instanceof ApiError && error.problem.code === 'transition-refused'
