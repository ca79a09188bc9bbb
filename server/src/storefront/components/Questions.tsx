import type { AskedQuestion } from '@foyer/contract/answer-rules'
import { optionsOf } from '@foyer/contract/answer-rules'
import type { Language } from '@foyer/contract/languages'
import type { AnswerFile, OrderQuestion } from '@foyer/contract/order-questions'
import { maxAnswerFileBytes, maxParagraphAnswer, maxTextAnswer } from '@foyer/contract/question-kinds'
import { formatBytes } from '@foyer/words/format/bytes'
import { translated } from '@foyer/words/format/translated'
import type { InputHTMLAttributes } from 'react'
import type { AnswerFields } from '../forms/answers.ts'
import { answerField, removalField } from '../forms/answers.ts'
import type { Translator } from '../messages.ts'
import { optionName } from './AnswerText.tsx'
import { Field, FieldFrame, FieldGroup } from './Field.tsx'
import type { Problem } from './Problems.tsx'
import { countriesIn } from './RecipientForm.tsx'

interface Props {
  t: Translator
  language: Language
  /** The questions to show, also those that others must be answered for. */
  places: readonly AskedQuestion[]
  /** All questions of the form: conditions name them. */
  questions: readonly OrderQuestion[]
  typed: AnswerFields
  problems: readonly Problem[]
  /** The files that are stored, by the field of their answer. */
  files?: ReadonlyMap<string, AnswerFile>
}

/** The fields for the answers to questions. */
export function Questions({ places, ...props }: Props) {
  return places.map((place) => <Question key={answerField(place.question.id, place.ticket)} {...props} place={place} />)
}

type QuestionProps = Omit<Props, 'places'> & { place: AskedQuestion }

function Question({ place, ...props }: QuestionProps) {
  const { question, ticket } = place
  const { shownWhen } = question
  const fields = <AnswerField {...props} place={place} />
  if (!shownWhen) return fields
  const other = props.questions.find(({ id }) => id === shownWhen.question)
  return (
    <div
      data-when={answerField(shownWhen.question, other?.per === 'ticket' ? ticket : undefined)}
      data-any-of={shownWhen.anyOf.join(' ')}
    >
      {fields}
      {other && (
        <p className="soft when">
          {props.t('answers.when', {
            label: translated(other.texts, props.language)?.label ?? '',
            choices: shownWhen.anyOf.map((id) => optionName(other, id, props.language, props.t)).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

/** The most choices that are shown as radio buttons; more are a list that opens. */
const maxRadioButtons = 6

function AnswerField({ t, language, place: { question, ticket }, typed, problems, files }: QuestionProps) {
  const { kind, required, texts } = question
  const { label = '', hint } = translated(texts, language) ?? {}
  const name = answerField(question.id, ticket)
  const values = typed.get(name) ?? []
  const shown = { name, hint, problems, label: required ? label : t('invoice.optional', { label }) }
  if (kind === 'file') {
    const file = files?.get(name)
    const size = formatBytes(maxAnswerFileBytes, language)
    const limits = t('answers.fileHint', { size })
    return (
      <FileChoice
        {...shown}
        hint={hint ? `${hint} ${limits}` : limits}
        stored={file && t('answers.file', { name: file.name })}
        removal={file && !required && { name: removalField(question.id, ticket), label: t('answers.removeFile') }}
      />
    )
  }
  const options =
    kind === 'country'
      ? countriesIn(language).map(([id, text]) => ({ id, text }))
      : (optionsOf(question) ?? []).map((id) => ({ id, text: optionName(question, id, language, t) }))
  if (kind === 'choices' || (required && kind !== 'country' && options.length > 0 && options.length <= maxRadioButtons))
    return <Choices {...shown} {...{ options, values }} type={kind === 'choices' ? 'checkbox' : 'radio'} />
  if (options.length > 0)
    return (
      <Select
        {...shown}
        {...{ options, required }}
        value={values[0] ?? ''}
        empty={t(required ? 'answers.choose' : 'answers.none')}
      />
    )
  if (kind === 'paragraph') return <Paragraph {...shown} required={required} value={values[0] ?? ''} />
  return <Field {...shown} required={required} typed={values[0] ?? ''} autoComplete="off" {...attributesOf(question)} />
}

/** Without `type="number"`, a browser in another language would lose the comma that was typed. */
function attributesOf({
  kind,
  min,
}: OrderQuestion): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength'> {
  // the keyboard of telephones for decimals has no minus
  if (kind === 'number') return { inputMode: min !== undefined && min >= 0 ? 'decimal' : 'text' }
  if (kind === 'date' || kind === 'time') return { type: kind }
  return kind === 'phone' ? { type: 'tel' } : { maxLength: maxTextAnswer }
}

interface Shown {
  name: string
  label: string
  hint: string | undefined
  problems: readonly Problem[]
}

interface Option {
  id: string
  text: string
}

/** Radio buttons or check boxes. The first has the id that error messages link to. */
function Choices({
  name,
  options,
  values,
  type,
  ...frame
}: Shown & { options: Option[]; values: readonly string[]; type: 'radio' | 'checkbox' }) {
  return (
    <FieldGroup {...frame} id={name}>
      {options.map(({ id, text }, at) => {
        const inputId = at === 0 ? name : `${name}-${id}`
        return (
          <div className="choice" key={id}>
            <input type={type} id={inputId} name={name} value={id} defaultChecked={values.includes(id)} />
            <label htmlFor={inputId}>{text}</label>
          </div>
        )
      })}
    </FieldGroup>
  )
}

function Select({
  name,
  options,
  value,
  required,
  empty,
  ...frame
}: Shown & { options: Option[]; value: string; required: boolean; empty: string }) {
  return (
    <FieldFrame {...frame} id={name}>
      {(described) => (
        <select id={name} name={name} required={required} defaultValue={value} {...described}>
          <option value="">{empty}</option>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function Paragraph({ name, value, required, ...frame }: Shown & { value: string; required: boolean }) {
  return (
    <FieldFrame {...frame} id={name}>
      {(described) => (
        <textarea
          id={name}
          name={name}
          rows={4}
          required={required}
          maxLength={maxParagraphAnswer}
          defaultValue={value}
          {...described}
        />
      )}
    </FieldFrame>
  )
}

/** The media types that are taken: readAnswerFile of the server decides by the content. */
const acceptedTypes = 'application/pdf,image/jpeg,image/png,image/webp,image/avif,image/gif'

function FileChoice({
  name,
  stored,
  removal,
  ...frame
}: Shown & { stored: string | undefined; removal: { name: string; label: string } | undefined | false }) {
  return (
    <>
      <FieldFrame {...frame} id={name}>
        {(described) => (
          <>
            <input type="file" id={name} name={name} accept={acceptedTypes} {...described} />
            {stored && <small className="soft">{stored}</small>}
          </>
        )}
      </FieldFrame>
      {removal && (
        <div className="choice">
          <input type="checkbox" id={removal.name} name={removal.name} value="yes" />
          <label htmlFor={removal.name}>{removal.label}</label>
        </div>
      )}
    </>
  )
}
