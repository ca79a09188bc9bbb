import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { linkStyle } from './button-style.ts'
import { labelIdOf } from './field-context.ts'
import { focusField } from './focus-field.ts'

export type SummaryError = {
  /** The id of the control. An error without one belongs to the whole form. */
  fieldId?: string | undefined
  message: string
  /** The message suits any field, so the summary puts the field's label before it. */
  generic?: boolean
}

type Props = {
  title: ReactNode
  errors: readonly SummaryError[]
  /** The number of failed attempts. The summary takes the focus at each new one. */
  attempt: number
}

/** The errors above a form, each linked to its field. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="mb-8 flex scroll-mt-20 gap-3 rounded-card border border-danger-line bg-danger-bg px-4 py-3 focus:outline-2 focus:outline-offset-2 focus:outline-focus"
    >
      <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger-fg" />
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ fieldId, message, generic }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <FieldLink id={fieldId}>
                  {generic && <FieldLabel id={fieldId} />}
                  {message}
                </FieldLink>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      className={linkStyle}
      onClick={(event) => {
        // Moves the focus without changing the URL, which belongs to the router.
        event.preventDefault()
        focusField(id)
      }}
    >
      {children}
    </a>
  )
}

/** The label of a field, as the form shows it. */
function FieldLabel({ id }: { id: string }) {
  const [label, setLabel] = useState('')
  // after each rendering, since the language of the form may have changed
  useLayoutEffect(() => setLabel(document.getElementById(labelIdOf(id))?.firstChild?.textContent ?? ''))
  return label && `${label} – `
}
