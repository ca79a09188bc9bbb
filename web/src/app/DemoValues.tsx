import type { FieldCode } from '@foyer/contract/http/problem'
import type { WebsiteFailure } from '@foyer/contract/website-failures'
import {
  knownNotionKeys,
  knownNotionLinks,
  knownStripeKeys,
  knownTexts,
  knownWebsites,
  refusedValues,
  statusOfFailure,
} from '@foyer/mock/known-values'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../lib/errors.ts'

/** The values that bring about an error in the demo, by the field to enter them in, with what Foyer says. */
export function DemoValues() {
  const t = useTranslations()
  const groups = useGroups()
  return (
    <div className="grid gap-6">
      <p className="text-pretty text-ink-secondary">{t('demo.lead')}</p>
      {groups.map(({ field, values }) => (
        <section key={field}>
          <h3 className="type-label">{t(`demo.fields.${field}`)}</h3>
          <dl className="mt-1">
            {values.map(([value, words]) => (
              <div
                key={value}
                className="grid gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[15rem_minmax(0,1fr)]"
              >
                <dt>
                  <code className="font-mono text-sm wrap-anywhere select-all">{value}</code>
                </dt>
                <dd className="text-sm text-pretty text-ink-secondary">{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function useGroups() {
  const t = useTranslations()
  const stripe = useTranslations('paymentErrors')
  const errors = useErrorWords()
  const ofField = (code: FieldCode | 'unchecked') =>
    code === 'unchecked' ? t('demo.unchecked') : errors.field({ code, limit: 0 })
  const ofStripeKey = (code: (typeof knownStripeKeys)[keyof typeof knownStripeKeys]) =>
    code === 'unchecked' ? t('demo.unchecked') : stripe(code)
  const ofText = (code: (typeof knownTexts)[keyof typeof knownTexts]) =>
    code === 'network' ? t('errors.unreachable') : t(`errors.code.${code}`, { minutes: 1 })
  const ofWebsite = (failure: WebsiteFailure) =>
    t(`websites.failure.${failure}.what`, { status: String(statusOfFailure[failure]) })
  return [
    { field: 'texts', values: rows(knownTexts, ofText) },
    { field: 'website', values: [...rows(knownWebsites, ofWebsite), ...rows(refusedValues.website, ofField)] },
    { field: 'notionLink', values: rows(refusedValues.notionLink, ofField) },
    { field: 'pages', values: rows(knownNotionLinks, (state) => t(`notionPages.state.${state}.label`)) },
    { field: 'notionKey', values: rows(knownNotionKeys, ofField) },
    { field: 'stripeKey', values: rows(knownStripeKeys, ofStripeKey) },
    { field: 'slug', values: rows(refusedValues.slug, ofField) },
    { field: 'email', values: rows(refusedValues.email, ofField) },
    { field: 'iban', values: rows(refusedValues.iban, ofField) },
  ] as const
}

/** @param wordsOf what Foyer says to an entry of the table */
const rows = <Entry,>(table: Readonly<Record<string, Entry>>, wordsOf: (entry: Entry) => string) =>
  Object.entries(table).map(([value, entry]) => [value, wordsOf(entry)] as const)
