import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'

interface Props<Values extends FieldValues> {
  form: ApiForm<Values>
  submit: string
  /** What was sent has been taken, and something else is about to stand here. */
  done?: boolean
  children: ReactNode
}

/** A form at the door. Unlike `Form` it does not ask before it is left: from here one only goes to the next door. */
export function DoorForm<Values extends FieldValues>({ form, submit, done, children }: Props<Values>) {
  const t = useTranslations('common.formErrors')
  const { onSubmit, summary, attempt, pending } = form
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary title={t('heading', { count: summary.length })} errors={summary} attempt={attempt} />
      <div className="grid gap-5">
        {children}
        <Button type="submit" variant="primary" className="mt-1 w-full" pending={pending || done === true}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
