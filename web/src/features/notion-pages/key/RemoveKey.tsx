import type { Event } from '@foyer/contract/events'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** The button that removes the stored key after a question. */
export function RemoveKey({ event: { id }, onRemoved }: { event: Event; onRemoved: (event: Event) => void }) {
  const t = useTranslations('notionKey')
  const words = useErrorWords()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call('DELETE /events/{id}/api-key', { params: { id } }),
    onSuccess: (event) => {
      showToast(t('removing.done'))
      onRemoved(event)
    },
  })
  const ask = () => {
    reset()
    setAsks(true)
  }
  return (
    <>
      <Button onClick={ask}>{t('remove')}</Button>
      {asks && (
        <ConfirmDialog
          danger
          title={t('removing.title')}
          confirmLabel={t('remove')}
          cancelLabel={t('removing.keep')}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
          pending={isPending}
          error={error && words.of(error)}
        >
          <p>{t('removing.body')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
