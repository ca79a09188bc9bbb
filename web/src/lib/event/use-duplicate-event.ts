import type { Event } from '@foyer/contract/events'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '../../ui/toasts.ts'
import { call } from '../api.ts'
import { useErrorWords } from '../errors.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { usePaths } from '../paths.ts'

type Original = Pick<Event, 'id' | 'name'>

/** Duplicates an event and opens the copy. The caller may be gone before that. */
export function useDuplicateEvent(): { duplicate: (event: Original) => void; isPending: boolean } {
  const t = useTranslations('duplicateEvent')
  const words = useErrorWords()
  const navigate = useNavigate()
  const paths = usePaths()
  const key = useIdempotencyKey()
  const busy = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Original) =>
      call('POST /events/{id}/duplicate', { params: { id }, idempotencyKey: key.keyFor(id) }),
    onSuccess: (copy, { name }) => {
      key.forget()
      showToast(t('done', { name }))
      void navigate({ to: paths.event(copy.id) })
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
    onSettled: () => {
      busy.current = false
    },
  })
  const duplicate = (event: Original) => {
    // A ref, because the second click of a double click comes before the next render.
    if (busy.current) return
    busy.current = true
    mutate(event)
  }
  return { duplicate, isPending }
}
