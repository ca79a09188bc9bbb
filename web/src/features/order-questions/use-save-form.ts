import type { OrderForm } from '@foyer/contract/order-questions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { showToast } from '../../ui/toasts.ts'
import { bodyOf } from './form-draft.ts'
import { orderFormOf } from './queries.ts'

/**
 * Saves the questions of an event. When another member has changed them, that version is loaded.
 * @param types the ticket types and add-ons that questions can be for
 */
export function useSaveForm(event: string, types: readonly { id: string }[], onSaved: (form: OrderForm) => void) {
  const t = useTranslations('orderQuestions')
  const client = useQueryClient()
  const { queryKey } = orderFormOf(event)
  return useMutation({
    mutationFn: (draft: OrderForm) =>
      call('PUT /events/{id}/order-questions', {
        params: { id: event },
        body: bodyOf(draft, new Set(types.map(({ id }) => id))),
      }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      onSaved(saved)
      showToast(t('saved'))
    },
    onError: async (error) => {
      if (isStale(error)) await client.invalidateQueries({ queryKey })
    },
  })
}

/** Whether a save was refused because another member has changed the questions since. */
export const isStale = (error: Error | null): boolean => error instanceof ApiError && error.problem.code === 'stale'
