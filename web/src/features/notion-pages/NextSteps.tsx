import type { Event } from '@foyer/contract/events'
import type { NotionState } from '@foyer/contract/notion-states'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { linkedPageOf } from '../../lib/notion-page/linked-page.ts'
import { usePaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'

type Step = 'key' | 'how' | 'open' | 'link'

/** Where each problem is solved: with another key, in the instructions, on the page in Notion, or at the link. */
const stepsByState: Partial<Record<NotionState, Step[]>> = {
  'key-refused': ['key', 'how'],
  'capability-missing': ['how', 'key'],
  'page-not-shared': ['open', 'how'],
  'is-database': ['open', 'link'],
  'in-trash': ['open', 'link'],
  blocked: ['key', 'how'],
  'too-large': ['open'],
}

/** Links to solve the problem of a state, the likeliest first. */
export function NextSteps({ event, state }: { event: Event; state: NotionState }) {
  const mayWrite = useMay('events:write')
  if (!mayWrite) return null
  return stepsByState[state]?.map((step) => <StepLink key={step} step={step} event={event} />)
}

function StepLink({ step, event }: { step: Step; event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const label = t(`notionPages.step.${step}`)
  if (step === 'key' || step === 'how')
    return (
      <Link to={paths.enterKey(event.id)} search={step === 'how' ? { choice: 'how' } : {}} className={buttonStyle()}>
        {label}
      </Link>
    )
  if (step === 'link')
    return (
      <Link to={paths.eventPage(event.id)} hash="link" className={buttonStyle()}>
        {label}
      </Link>
    )
  const page = event.notionLink && linkedPageOf(event.notionLink)
  return (
    page && (
      <ExternalLink href={page.href} className={buttonStyle()} newTabLabel={t('events.view.newTab')}>
        {label}
      </ExternalLink>
    )
  )
}
