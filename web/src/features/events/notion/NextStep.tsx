import type { Event } from '@foyer/contract/events'
import type { NotionState } from '@foyer/contract/notion-states'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/use-may.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { notionPageOf } from '../notion-page.ts'

type Step = 'key' | 'how' | 'open' | 'link'

/** Where each trouble is mended: with another key, in the instructions, on the page in Notion, at the link. */
const steps: Partial<Record<NotionState, Step[]>> = {
  'key-refused': ['key', 'how'],
  'capability-missing': ['how', 'key'],
  'page-not-shared': ['open', 'how'],
  'is-database': ['open', 'link'],
  'in-trash': ['open', 'link'],
  blocked: ['key', 'how'],
  'too-large': ['open'],
}

/** The organiser's next steps in a state, the likeliest first. */
export function NextStep({ event, state }: { event: Event; state: NotionState }) {
  const mayWrite = useMay('events:write')
  if (!mayWrite) return null
  return steps[state]?.map((step) => <Way key={step} step={step} event={event} />)
}

function Way({ step, event }: { step: Step; event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const label = t(`notion.step.${step}`)
  if (step === 'key' || step === 'how')
    return (
      <Link to={paths.enterKey(event.id)} search={step === 'how' ? { choice: 'how' } : {}} className={buttonStyle()}>
        {label}
      </Link>
    )
  if (step === 'link')
    return (
      <Link to={paths.event(event.id)} hash="edit" activeOptions={{ includeHash: true }} className={buttonStyle()}>
        {label}
      </Link>
    )
  const page = event.notionLink && notionPageOf(event.notionLink)
  return (
    page && (
      <ExternalLink href={page.href} className={buttonStyle()} newTabLabel={t('events.view.newTab')}>
        {label}
      </ExternalLink>
    )
  )
}
