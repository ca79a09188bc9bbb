import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { buttonStyle, linkStyle } from '../../../ui/button-style.ts'
import { ExternalLink } from '../../../ui/ExternalLink.tsx'
import { NotionPageLink } from '../NotionPageLink.tsx'
import { StateMeanings } from './StateMeanings.tsx'

// Notion's own guide: https://developers.notion.com/guides/get-started/internal-connections
const connectionsUrl = 'https://app.notion.com/developers/connections'

const steps = ['portal', 'create', 'token', 'access', 'enter'] as const
type StepName = (typeof steps)[number]

/** The tab 'How can I get a new key': the steps in Notion, in Notion's current terms. */
export function HowToGetKey({ event }: { event: Event }) {
  const t = useTranslations()
  const paths = usePaths()
  const stepActions: Partial<Record<StepName, ReactNode>> = {
    portal: (
      <ExternalLink href={connectionsUrl} className={linkStyle} newTabLabel={t('events.view.newTab')}>
        {t('notionKey.steps.portal.link')}
      </ExternalLink>
    ),
    access: event.notionLink && <NotionPageLink link={event.notionLink} />,
    enter: (
      <Link to={paths.enterKey(event.id)} search={{}} className={buttonStyle({ variant: 'primary' })}>
        {t(event.apiKey ? 'notionKey.setNew' : 'home.enterKey')}
      </Link>
    ),
  }
  return (
    <>
      <ol className="grid gap-7">
        {steps.map((step, at) => (
          <Step key={step} number={at + 1} title={t(`notionKey.steps.${step}.title`)} action={stepActions[step]}>
            {t(`notionKey.steps.${step}.body`)}
          </Step>
        ))}
      </ol>
      <p className="mt-8 border-t border-line pt-5 text-pretty text-ink-secondary">{t('notionKey.steps.lost')}</p>
      <StateMeanings />
    </>
  )
}

type StepProps = { number: number; title: string; action: ReactNode; children: string }

// Screen readers announce the list numbers; the figure is visual only.
function Step({ number, title, action, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border border-line-control font-serif text-lg leading-none lining-nums"
      >
        {number}
      </span>
      <div className="pt-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-pretty text-ink-secondary">{children}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </li>
  )
}
