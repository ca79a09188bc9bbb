import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { Fragment } from 'react'
import type { TypedTexts } from '../forms/legal-texts.ts'
import { askedTextField, textField, textId } from '../forms/legal-texts.ts'
import type { Translator } from '../messages.ts'
import { paths } from '../paths.ts'
import { HiddenFields } from './HiddenFields.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'

type LegalText = PublicEvent['legalTexts'][number]

interface Props {
  t: Translator
  language: Language
  event: Pick<PublicEvent, 'slug' | 'legalTexts'>
  typed: TypedTexts
  problems: readonly Problem[]
}

/** The texts that a buyer agrees to, above the order button: a sentence with links, and a box for each that needs one. */
export function LegalTexts({ event, typed, problems, ...page }: Props) {
  const shown = event.legalTexts.filter(({ agreement }) => agreement === 'shown')
  const asked = event.legalTexts.filter(({ agreement }) => agreement === 'accepted')
  return (
    <>
      <HiddenFields
        fields={[
          ...shown.map(({ id }) => [textField, id] as const),
          ...asked.map(({ id }) => [askedTextField, id] as const),
        ]}
      />
      {shown.length > 0 && (
        <p className="soft">
          {page.t('legal.apply')}{' '}
          {shown.map((text, index) => (
            <Fragment key={text.kind}>
              {index > 0 && ', '}
              <TextLink {...page} slug={event.slug} kind={text.kind} id={textId(text.kind)} />
            </Fragment>
          ))}
        </p>
      )}
      {shown.map(({ kind }) => (
        <FieldProblem key={kind} field={textId(kind)} problems={problems} />
      ))}
      {asked.map((text) => (
        <TextBox key={text.kind} {...page} {...{ text, typed, problems }} slug={event.slug} />
      ))}
    </>
  )
}

interface BoxProps extends Omit<Props, 'event'> {
  text: LegalText
  slug: string
}

function TextBox({ t, language, text: { id: version, kind, minimumAge: age }, slug, typed, problems }: BoxProps) {
  const id = textId(kind)
  return (
    <div className="consent">
      <FieldProblem field={id} problems={problems} />
      <div className="choice">
        <input
          type="checkbox"
          id={id}
          name={textField}
          value={version}
          required
          defaultChecked={typed.accepted.includes(version)}
          {...problemAttributes(id, problems)}
        />
        <label htmlFor={id}>
          {age === undefined ? t('legal.accept') : t('legal.age', { age })}{' '}
          <TextLink {...{ t, language, slug, kind }} />
        </label>
      </div>
    </div>
  )
}

interface LinkProps extends Pick<Props, 't' | 'language'> {
  slug: string
  kind: LegalText['kind']
  id?: string
}

// in a window of its own, so that what was typed is not lost
const TextLink = ({ t, language, slug, kind, id }: LinkProps) => (
  <a href={paths.legal(language, slug, kind)} target="_blank" rel="noopener" id={id}>
    {t(`legal.kinds.${kind}`)}
  </a>
)
