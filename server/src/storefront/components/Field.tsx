import type { InputHTMLAttributes, ReactElement } from 'react'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  /** The id that problems link to: where two forms of a page have a field of that name. Default: the name. */
  id?: string
  label: string
  /** The value that was typed. */
  typed: string
  hint?: string
  problems: readonly Problem[]
}

/** A field for one line of text, required by default, with its label, its problem and a hint. */
export function Field({ name, id = name, label, typed, hint, problems, ...attributes }: Props): ReactElement {
  const hintId = `${id}-hint`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        required
        defaultValue={typed}
        {...attributes}
        {...problemAttributes(id, problems, hint && hintId)}
      />
      <FieldProblem field={id} problems={problems} />
      {hint && (
        <small className="soft" id={hintId}>
          {hint}
        </small>
      )}
    </div>
  )
}
