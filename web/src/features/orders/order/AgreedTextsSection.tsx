import type { Order } from '@foyer/contract/orders'
import { agreedTexts as de, legalTexts as deTexts } from '@foyer/words/legal-texts/de'
import { agreedTexts as en, legalTexts as enTexts } from '@foyer/words/legal-texts/en'
import { agreedTexts as fr, legalTexts as frTexts } from '@foyer/words/legal-texts/fr'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { readersZone } from '../../../lib/readers-zone.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { orderTexts } from '../queries.ts'
import { EntryList } from './EntryList.tsx'

// not from the provider of messages: the page of an order loads no texts for a section that few orders have
const words = { en: { ...enTexts, ...en }, de: { ...deTexts, ...de }, fr: { ...frTexts, ...fr } }

/** The versions of texts that the buyer has agreed to, and when. Orders without any do not show it. */
export function AgreedTextsSection({ order }: { order: Order }) {
  const { title, lead, version, newTab, kinds } = words[useLocale()]
  const format = useFormat()
  const { data: texts = [] } = useQuery(orderTexts(order.id))
  if (texts.length === 0) return null
  return (
    <Section title={title} description={lead}>
      <EntryList
        entries={texts.map((text) => ({
          id: text.id,
          title: (
            <ExternalLink href={text.page} newTabLabel={newTab} className={linkStyle}>
              {kinds[text.kind]}
            </ExternalLink>
          ),
          about: `${version} ${text.version} · ${format.dateTime(text.at, readersZone())}`,
        }))}
      />
    </Section>
  )
}
