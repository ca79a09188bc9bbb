import type { Event } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { notionPageOf } from '../notion-page.ts'

type Remedy = 'how' | 'open' | 'changeLink'

/** Where each cause for which Notion refuses a key is mended: in the instructions, on the page in Notion, at the link. */
const remedies: Partial<Record<FieldCode, Remedy[]>> = {
  'notion-key-format': ['how'],
  'notion-key-refused': ['how'],
  'notion-capability-missing': ['how'],
  'notion-page-not-shared': ['open', 'how'],
  'notion-is-database': ['open', 'changeLink'],
  'notion-in-trash': ['open', 'changeLink'],
}

/** The ways on after a key was refused for a cause. */
export function KeyRemedy({ code, event }: { code: FieldCode; event: Event }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
      {remedies[code]?.map((remedy) => (
        <Way key={remedy} remedy={remedy} event={event} />
      ))}
    </p>
  )
}

function Way({ remedy, event }: { remedy: Remedy; event: Event }) {
  const t = useTranslations('events')
  const paths = usePaths()
  const label = t(`key.refused.${remedy}`)
  if (remedy === 'how')
    return (
      <Link to={paths.enterKey(event.id)} search={{ choice: 'how' }} className={linkStyle}>
        {label}
      </Link>
    )
  if (remedy === 'changeLink')
    return (
      <Link to={paths.event(event.id)} hash="edit" activeOptions={{ exact: true }} className={linkStyle}>
        {label}
      </Link>
    )
  const page = event.notionLink && notionPageOf(event.notionLink)
  return (
    page && (
      <ExternalLink href={page.href} className={linkStyle} newTabLabel={t('view.newTab')}>
        {label}
      </ExternalLink>
    )
  )
}
