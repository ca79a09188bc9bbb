import type { Country } from '@foyer/contract/countries'
import { countries } from '@foyer/contract/countries'
import type { Language } from '@foyer/contract/languages'
import { needsPostcode, needsRegion, requiredAddressFields, usesRegion } from '@foyer/contract/postal-rules'
import { formatCountry } from '@foyer/words/format/country'
import type { RecipientField, RecipientFields } from '../forms/recipient.ts'
import { recipientField } from '../forms/recipient.ts'
import type { Translator } from '../messages.ts'
import { Field, FieldFrame } from './Field.tsx'
import type { Problem } from './Problems.tsx'

interface Props {
  t: Translator
  language: Language
  typed: RecipientFields
  problems: readonly Problem[]
}

const autoComplete = {
  company: 'organization',
  name: 'name',
  street: 'address-line1',
  extra: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  vatId: 'off',
  reference: 'off',
} as const

/** The fields for the recipient of an invoice. */
export function RecipientForm({ t, language, typed, problems }: Props) {
  const field = (name: Exclude<RecipientField, 'country'>, hint?: string) => (
    <Field
      name={recipientField(name)}
      label={<Label {...{ t, name }} />}
      autoComplete={`billing ${autoComplete[name]}`.replace('billing off', 'off')}
      required={requiredAddressFields.has(name)}
      // by it the style sheet knows that the field is empty
      placeholder=" "
      typed={typed[name]}
      problems={problems}
      {...(hint && { hint })}
    />
  )
  return (
    <>
      {field('company')}
      {field('name', t('invoice.nameHint'))}
      {field('street')}
      {field('extra')}
      <div className="postcode">{field('postcode')}</div>
      {field('city')}
      <CountryField {...{ t, language, typed, problems }} />
      <div className="region">{field('region')}</div>
      {field('vatId', t('invoice.vatIdHint'))}
      {field('reference', t('invoice.referenceHint'))}
    </>
  )
}

/** Where a country needs what is optional elsewhere, the style sheet hides the mark. */
const Label = ({ t, name }: { t: Translator; name: RecipientField }) => (
  <>
    {t(`invoice.${name}`)}
    {!requiredAddressFields.has(name) && <span className="optional">{t('invoice.optional', { label: '' })}</span>}
  </>
)

function CountryField({ t, language, typed, problems }: Props) {
  const id = recipientField('country')
  return (
    <FieldFrame id={id} label={t('invoice.country')} problems={problems}>
      {(described) => (
        <select id={id} name={id} autoComplete="billing country" defaultValue={typed.country} {...described}>
          {countriesIn(language).map(([value, label]) => (
            <option key={value} value={value} {...needsOf(value)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** The attributes of a country by which the style sheet knows its addresses. */
const needsOf = (country: Country) => ({
  'data-postcode': needsPostcode(country) ? 'needed' : undefined,
  'data-region': usesRegion(country) ? (needsRegion(country) && 'needed') || 'used' : undefined,
})

const listed = new Map<Language, [code: Country, name: string][]>()

/** All countries by their names in a language. Sorting them takes milliseconds, so it is done once. */
export function countriesIn(language: Language): [code: Country, name: string][] {
  const known = listed.get(language)
  if (known) return known
  const sorted = countries
    .map((code): [Country, string] => [code, formatCountry(code, language)])
    .sort(([, a], [, b]) => a.localeCompare(b, language))
  listed.set(language, sorted)
  return sorted
}
