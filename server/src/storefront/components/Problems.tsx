import type { Translator } from '../messages.ts'
import { Whole } from './Whole.tsx'

/** An error message of a form. */
export interface Problem {
  /** The id of the field that the message links to. */
  field: string
  text: string
  /** In place of the text next to the field, where other words say a part of it. */
  beside?: string
}

/** The title of a page with a form. It begins with the error, so that screen readers announce it first. */
export const formTitle = (t: Translator, title: string, problems: readonly Problem[]): string =>
  problems.length > 0 ? t('errors.page', { title }) : title

/** The error summary above a form. It takes the focus and links to the fields. */
export function Problems({ t, problems }: { t: Translator; problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div
      className="problems"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the response to a form, and the summary is its message
      autoFocus={true}
      id="problems"
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{t('errors.title', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field + text}>
            <a href={`#${field}`}>
              <Whole>{text}</Whole>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The error message next to a field. */
export function FieldProblem({ field, problems }: { field: string; problems: readonly Problem[] }) {
  const [problem] = problems.filter((each) => each.field === field)
  return problem ? (
    <p className="field-problem" id={`${field}-problem`}>
      <Whole>{problem.beside ?? problem.text}</Whole>
    </p>
  ) : null
}

/** The ARIA attributes of a field. @param hint the id of the text that explains the field */
export function problemAttributes(field: string, problems: readonly Problem[], hint?: string) {
  const wrong = problems.some((problem) => problem.field === field)
  const described = [wrong && `${field}-problem`, hint].filter(Boolean).join(' ')
  return { ...(wrong && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) }
}
