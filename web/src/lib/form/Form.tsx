import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { useReportFailure } from './failed-forms.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { ApiForm } from './use-api-form.ts'

/** A form with error summary and unsaved-changes guard. */
export function Form<Values extends FieldValues>({
  form: { onSubmit, summary, attempt, dirty, failed },
  id,
  children,
}: {
  form: ApiForm<Values>
  /** For buttons outside the form. */
  id?: string
  children: ReactNode
}) {
  const t = useTranslations('common.formErrors')
  useReportFailure(failed)
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element, dirty)
  return (
    <form id={id} ref={element} noValidate onSubmit={onSubmit} onKeyDown={submitByKeys}>
      <ErrorSummary title={t('heading', { count: summary.length })} errors={summary} attempt={attempt} />
      <UnsavedGuard dirty={dirty} />
      {children}
    </form>
  )
}

/** Ctrl or Cmd with Enter submits the form from any field, also from a text area. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Ctrl or Cmd with S saves the form that has the focus; without a focused form, each form with unsaved input. */
function useSaveKey(element: RefObject<HTMLFormElement | null>, dirty: () => boolean): void {
  useEffect(() => {
    const save = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const focused = document.activeElement?.closest('form')
      if (focused ? focused !== element.current : !dirty()) return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [element, dirty])
}
