import type { Ref, TextareaHTMLAttributes } from 'react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** The character limit and its text. Longer input is allowed; the form reports it when sent. */
  counter?: { limit: number; text: (left: number) => string }
}

/** A text area that grows with its content. */
export function TextArea({ counter, className, onChange, ...rest }: Props) {
  const control = useFieldControl()
  const counterId = useId()
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length)
  const left = counter ? counter.limit - (rest.value === undefined ? length : String(rest.value).length) : 0
  return (
    <>
      <textarea
        rows={4}
        {...control}
        {...rest}
        aria-describedby={classNames(control['aria-describedby'], counter && counterId) || undefined}
        onChange={(event) => {
          setLength(event.target.value.length)
          onChange?.(event)
        }}
        className={classNames('field-box block w-full min-w-0 px-3 py-2 text-base field-sizing-content', className)}
      />
      {counter && (
        <p
          id={counterId}
          // Announced only near the limit: on every key it would interrupt typing.
          aria-live={left <= 20 ? 'polite' : 'off'}
          className={classNames(
            'mt-1 text-end text-sm tabular-nums',
            left < 0 ? 'font-medium text-danger-fg' : 'text-ink-secondary',
          )}
        >
          {counter.text(left)}
        </p>
      )}
    </>
  )
}
