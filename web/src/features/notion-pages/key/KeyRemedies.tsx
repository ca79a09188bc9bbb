import type { Event } from '@foyer/contract/events'
import type { FieldCode } from '@foyer/contract/http/problem'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { linkedPageOf } from '../../../lib/notion-page/linked-page.ts'
import { usePaths } from '../../../lib/paths.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'

type Remedy = 'how' | 'open' | 'changeLink'

/**
 * Where to solve each problem that makes Notion refuse a key: in the instructions, on the page in Notion, or at the
 * link.
 */
const remediesByCode: Partial<Record<FieldCode, Remedy[]>> = {
  'notion-key-format': ['how'],
  'notion-key-refused': ['how'],
  'notion-capability-missing': ['how'],
  'notion-page-not-shared': ['open', 'how'],
  'notion-is-database': ['open', 'changeLink'],
  'notion-in-trash': ['open', 'changeLink'],
}

/** Links to solve the problem after a key was refused. */
export function KeyRemedies({ code, event }: { code: FieldCode; event: Event }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
      {remediesByCode[code]?.map((remedy) => (
        <RemedyLink key={remedy} remedy={remedy} event={event} />
      ))}
    </p>
  )
}

function RemedyLink({ remedy, event }: { remedy: Remedy; event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const label = t(`notionKey.refused.${remedy}`)
  if (remedy === 'how')
    return (
      <Link to={paths.enterKey(event.id)} search={{ choice: 'how' }} className={linkStyle}>
        {label}
      </Link>
    )
  if (remedy === 'changeLink')
    return (
      <Link to={paths.eventPage(event.id)} hash="link" className={linkStyle}>
        {label}
      </Link>
    )
  const page = event.notionLink && linkedPageOf(event.notionLink)
  return (
    page && (
      <ExternalLink href={page.href} className={linkStyle} newTabLabel={t('events.view.newTab')}>
        {label}
      </ExternalLink>
    )
  )
}
