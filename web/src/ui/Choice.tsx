import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './FieldError.tsx'

export type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement> | undefined
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

/** The shared parts of a checkbox and a radio button. */
export function Choice({
  label,
  description,
  error,
  className,
  type,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const descriptionId = description ? `${id}-description` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={className}>
      <div className="flex gap-2.5 py-1 pointer-coarse:py-2.5">
        <span className="flex h-6 items-center">
          <input
            {...rest}
            id={id}
            type={type}
            className="check"
            aria-describedby={classNames(errorId, descriptionId, rest['aria-describedby']) || undefined}
            aria-invalid={error ? true : rest['aria-invalid']}
          />
        </span>
        <span className="min-w-0">
          <label htmlFor={id} className="block py-0">
            {label}
          </label>
          {description && (
            <span id={descriptionId} className="block text-sm text-pretty text-ink-secondary">
              {description}
            </span>
          )}
        </span>
      </div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
