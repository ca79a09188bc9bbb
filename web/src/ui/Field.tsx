import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './FieldError.tsx'
import { FieldContext, labelIdOf } from './field-context.ts'

type Props = {
  label: ReactNode
  /** The control: TextInput, TextArea, Select … It takes its ids from the field. */
  children: ReactNode
  hint?: ReactNode
  /** The error text. The field is invalid while there is one. */
  error?: ReactNode
  /** Text after the label: 'optional' or 'required'. */
  mark?: string | undefined
  required?: boolean | undefined
  /** For links from an error summary; generated when absent. */
  id?: string | undefined
  className?: string | undefined
}

/** A label, a control, a hint and an error, connected by ids. */
export function Field({ label, children, hint, error, mark, required, id, className }: Props) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = classNames(errorId, hintId) || undefined
  const control = useMemo(
    () => ({
      id: controlId,
      'aria-describedby': describedBy,
      'aria-invalid': errorId ? true : undefined,
      'aria-required': required || undefined,
    }),
    [controlId, describedBy, errorId, required],
  )
  return (
    <div className={classNames('min-w-0', className)}>
      <label id={labelIdOf(controlId)} htmlFor={controlId} className="type-label">
        {label}
        {mark && <span className="font-normal text-ink-secondary"> ({mark})</span>}
      </label>
      {hint && (
        <p id={hintId} className="mt-0.5 text-sm text-pretty text-ink-secondary">
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div className="mt-1.5">
        <FieldContext value={control}>{children}</FieldContext>
      </div>
    </div>
  )
}
