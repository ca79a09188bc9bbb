import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { showToast } from '../ui/toasts.ts'
import { ApiError } from './api-error.ts'
import { useErrorWords } from './errors.ts'

interface Props {
  title: string
  confirmLabel: string
  /** The text of the toast afterwards. */
  removedText: string
  remove: () => Promise<unknown>
  onClose: () => void
  /** Called after the dialog has closed. Moves the focus or navigates. */
  onRemoved: () => void
  /** Replaces the question when the server has refused: the reason and an alternative. */
  refusal?: (error: Error) => ReactNode
  children: ReactNode
}

/** Asks before it removes something for good. Mount it to ask. */
export function RemoveDialog({
  title,
  confirmLabel,
  removedText,
  remove,
  onClose,
  onRemoved,
  refusal,
  children,
}: Props) {
  const t = useTranslations('common')
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      showToast(removedText)
      // First, because closing returns the focus to the button that opened the dialog.
      flushSync(onClose)
      onRemoved()
    },
  })
  const refused = error && refusal?.(error)
  if (refused) return refused
  // A field error is more precise than the problem: the imprint must stay while events are on sale.
  const [fieldError] = error instanceof ApiError ? (error.problem.errors ?? []) : []
  return (
    <ConfirmDialog
      danger
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && (fieldError ? words.field(fieldError) : words.of(error))}
    >
      {children}
    </ConfirmDialog>
  )
}
