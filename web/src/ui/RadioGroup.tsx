import type { ReactNode } from 'react'
import { useId } from 'react'
import type { ChoiceProps } from './Choice.tsx'
import { Choice } from './Choice.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './FieldError.tsx'

export type RadioOption = { value: string; label: ReactNode; description?: ReactNode }

/**
 * `name`, `onChange`, `onBlur` and `ref` go to every radio button, so that a form library's `register('x')` can be
 * spread here.
 */
type Props = Pick<ChoiceProps, 'onChange' | 'onBlur' | 'ref'> & {
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: ReactNode
  /** For links from an error summary: the id of the first radio button. */
  id?: string | undefined
  /** The chosen value, for a controlled group. */
  value?: string | undefined
  defaultValue?: string | undefined
}

export function RadioGroup({ legend, options, hint, error, id, value, defaultValue, ...input }: Props) {
  const generatedId = useId()
  const hintId = hint ? `${generatedId}-hint` : undefined
  const errorId = error ? `${generatedId}-error` : undefined
  return (
    <fieldset className="min-w-0" aria-describedby={classNames(errorId, hintId) || undefined}>
      <legend className="type-label">{legend}</legend>
      {hint && (
        <p id={hintId} className="mt-0.5 text-sm text-pretty text-ink-secondary">
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div className="mt-1.5 grid gap-1">
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type="radio"
            {...input}
            {...option}
            id={index === 0 && id ? id : `${generatedId}-${option.value}`}
            aria-invalid={error ? true : undefined}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
