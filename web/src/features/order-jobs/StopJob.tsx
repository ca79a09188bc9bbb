import type { OrderJob } from '@foyer/contract/order-jobs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { orderJob } from './queries.ts'

/** Stops a job that is not done, after asking. */
export function StopJob({ job: { id, waiting } }: { job: OrderJob }) {
  const t = useTranslations('orderJobs.job.stop')
  const common = useTranslations('common')
  const words = useErrorWords()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const stop = useMutation({
    mutationFn: () => call('POST /order-jobs/{id}/stop', { params: { id } }),
    onSuccess: (stopped) => {
      flushSync(() => setAsking(false))
      client.setQueryData(orderJob(id).queryKey, stopped)
    },
  })
  if (waiting === 0 && !asking) return null
  return (
    <div className="mb-8">
      <Button onClick={() => setAsking(true)}>{t('button')}</Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('title')}
          confirmLabel={t('button')}
          cancelLabel={common('cancel')}
          onConfirm={() => stop.mutate()}
          onCancel={() => setAsking(false)}
          pending={stop.isPending}
          error={stop.error && words.of(stop.error)}
        >
          <p>{t('body', { count: waiting })}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
