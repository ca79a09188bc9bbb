import type { InputHTMLAttributes, ReactElement } from 'react'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** The name and id of the field, which problems link to. */
  name: string
  label: string
  /** The value that was typed. */
  typed: string
  hint?: string
  problems: readonly Problem[]
}

/** A field for one line of text, required by default, with its label, its problem and a hint. */
export function Field({ name, label, typed, hint, problems, ...attributes }: Props): ReactElement {
  const hintId = `${name}-hint`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        required
        defaultValue={typed}
        {...attributes}
        {...problemAttributes(name, problems, hint && hintId)}
      />
      <FieldProblem field={name} problems={problems} />
      {hint && (
        <small className="soft" id={hintId}>
          {hint}
        </small>
      )}
    </div>
  )
}
