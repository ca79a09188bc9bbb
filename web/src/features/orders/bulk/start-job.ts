import type { NewOrderJob } from '@foyer/contract/order-jobs'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { call } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { faultsOf } from '../../../lib/form/field-errors.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { usePaths } from '../../../lib/paths.ts'

type Job = z.input<typeof NewOrderJob>
export type Selection = Job['selection']

/** The properties of the dialogs of all actions on selected orders. */
export interface BulkProps {
  count: number
  /** The number as it is written. */
  countText: string
  selection: Selection
  onClose: () => void
}

/** Says why a job was refused. */
export function useJobError() {
  const words = useErrorWords()
  return (error: unknown): string => {
    const [selection] = faultsOf(error).filter(({ name }) => name === 'selection')
    return selection ? words.field(selection.fault) : words.of(error)
  }
}

/** Starts a job and opens its page. */
export function useStartJob() {
  const key = useIdempotencyKey()
  const navigate = useNavigate()
  const paths = usePaths()
  return useMutation({
    mutationFn: (body: Job) => call('POST /order-jobs', { body, idempotencyKey: key.keyFor(body) }),
    onSuccess: ({ id }) => navigate({ to: paths.orderJob(id) }),
  })
}
