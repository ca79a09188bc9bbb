import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'

/** The preview of a message and its test mail, by one of the selected orders. */
export function useTryOut(draft: { subject: string; text: string }, order: string) {
  const key = useIdempotencyKey()
  const body = { ...draft, order }
  const preview = useMutation({ mutationFn: () => call('POST /order-jobs/preview', { body }) })
  const test = useMutation({
    mutationFn: () => call('POST /order-jobs/test', { body, idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.forget(),
  })
  return {
    preview,
    test,
    error: preview.error ?? test.error,
    reset: () => {
      preview.reset()
      test.reset()
    },
  }
}
