import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  /** The id that problems link to: where two forms of a page have a field of that name. Default: the name. */
  id?: string
  label: ReactNode
  /** The value that was typed. */
  typed: string
  hint?: string | undefined
  problems: readonly Problem[]
}

/** A field for one line of text, required by default, with its label, its problem and a hint. */
export function Field({ name, id = name, label, typed, hint, problems, ...attributes }: Props): ReactElement {
  return (
    <FieldFrame {...{ id, label, hint, problems }}>
      {(described) => <input id={id} name={name} required defaultValue={typed} {...attributes} {...described} />}
    </FieldFrame>
  )
}

interface FrameProps {
  id: string
  label: ReactNode
  hint?: string | undefined
  problems: readonly Problem[]
  /** The control, with the ARIA attributes that name its problem and its hint. */
  children: (described: ReturnType<typeof problemAttributes>) => ReactNode
}

/** A field around its control: label, problem and hint. */
export function FieldFrame({ id, label, hint, problems, children }: FrameProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(problemAttributes(id, problems, hint && hintIdOf(id)))}
      <FieldProblem field={id} problems={problems} />
      <Hint id={id} hint={hint} />
    </div>
  )
}

/** Like a field, for several controls, which have labels of their own. */
export function FieldGroup({
  id,
  label,
  hint,
  problems,
  children,
}: Omit<FrameProps, 'children'> & { children: ReactNode }): ReactElement {
  return (
    <fieldset className="field options" {...problemAttributes(id, problems, hint && hintIdOf(id))}>
      <legend>{label}</legend>
      <Hint id={id} hint={hint} />
      <FieldProblem field={id} problems={problems} />
      {children}
    </fieldset>
  )
}

const hintIdOf = (id: string) => `${id}-hint`

function Hint({ id, hint }: { id: string; hint?: string | undefined }) {
  return hint ? (
    <small className="soft" id={hintIdOf(id)}>
      {hint}
    </small>
  ) : null
}
