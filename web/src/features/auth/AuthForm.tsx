import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'

interface Props<Values extends FieldValues> {
  form: ApiForm<Values>
  submit: string
  /** The request has succeeded, and the page is about to change. */
  done?: boolean
  children: ReactNode
}

/** The form of the signed-out pages. Unlike `Form` it has no unsaved-changes guard. */
export function AuthForm<Values extends FieldValues>({ form, submit, done, children }: Props<Values>) {
  const t = useTranslations('common.formErrors')
  const { onSubmit, summary, attempt, pending } = form
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary title={t('heading', { count: summary.length })} errors={summary} attempt={attempt} />
      <div className="grid gap-5">
        {children}
        <Button
          changesNothing
          type="submit"
          variant="primary"
          className="mt-1 w-full"
          pending={pending || done === true}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
