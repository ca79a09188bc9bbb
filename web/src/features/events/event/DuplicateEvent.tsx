import type { Event } from '@foyer/contract/events'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { usePaths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** The button that duplicates an event and opens the copy. */
export function DuplicateEvent({ event: { id, name } }: { event: Pick<Event, 'id' | 'name'> }) {
  const t = useTranslations('event.more')
  const words = useErrorWords()
  const navigate = useNavigate()
  const paths = usePaths()
  const key = useIdempotencyKey()
  const busy = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /events/{id}/duplicate', { params: { id }, idempotencyKey: key.keyFor(id) }),
    onSuccess: (copy) => {
      key.forget()
      showToast(t('duplicated', { name }))
      void navigate({ to: paths.event(copy.id) })
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const copyOnce = () => {
    // A ref, because the second click of a double click comes before the next render.
    if (busy.current) return
    busy.current = true
    mutate(undefined, {
      onSettled: () => {
        busy.current = false
      },
    })
  }
  return (
    <Button icon={<Copy aria-hidden="true" size={16} />} pending={isPending} onClick={copyOnce}>
      {t('duplicate')}
    </Button>
  )
}
