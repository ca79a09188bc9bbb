import type { Words } from './words.ts'

/** Something that cannot be taken as it was sent. */
export interface Problem {
  /** The id of the field it is about. */
  field: string
  text: string
}

/** What is wrong, above the form: takes the focus, and leads to the fields. */
export function Problems({ t, problems }: { t: Words; problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div
      className="problems"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is what it says
      autoFocus={true}
      id="problems"
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{t('errors.title', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field + text}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is wrong with one field, beside it. */
export function FieldProblem({ field, problems }: { field: string; problems: readonly Problem[] }) {
  const [found] = problems.filter((problem) => problem.field === field)
  return found ? (
    <p className="field-problem" id={`${field}-problem`}>
      {found.text}
    </p>
  ) : null
}

/** The attributes of a field that is, or is not, at fault. @param hint the id of what else describes it */
export function faulty(field: string, problems: readonly Problem[], hint?: string) {
  const wrong = problems.some((problem) => problem.field === field)
  const described = [wrong && `${field}-problem`, hint].filter(Boolean).join(' ')
  return { ...(wrong && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) }
}
