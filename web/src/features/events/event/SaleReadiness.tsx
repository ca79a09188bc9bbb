import { missingForSale } from '@foyer/contract/event-status'
import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, CircleCheck, CircleDashed, DoorOpen } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../../lib/event/queries.ts'
import { usePaymentGap } from '../../../lib/event/use-payment-gap.ts'
import { usePaths } from '../../../lib/paths.ts'
import { read, session } from '../../../lib/query.ts'
import { useTeam } from '../../../lib/team.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle, linkStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { useTransition } from '../use-transition.tsx'
import { whereMissing } from '../where-missing.ts'
import { PageIdeas } from './PageIdeas.tsx'

const required = ['date-open', 'no-ticket-type', 'imprint-missing'] as const
type Step = (typeof required)[number] | 'no-payment-method'

/** The steps that a draft still lacks before it can go on sale, with one primary button: the next step, or the sale itself. */
export function SaleReadiness({ event }: { event: Event }) {
  const t = useTranslations('overview.ready')
  const titleId = useId()
  const { steps, missing } = useSteps(event)
  const [next] = steps.filter((step) => missing.includes(step))
  return (
    <section aria-labelledby={titleId} className="max-w-[57rem]">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
          <div className="min-w-0 flex-1 basis-80">
            <h2 id={titleId} className="type-heading">
              {t(next ? 'title' : 'readyTitle')}
            </h2>
            <p className="mt-1 text-pretty text-ink-secondary">
              {next ? t('progress', { done: steps.length - missing.length, total: steps.length }) : t('readyBody')}
            </p>
            <ul className="mt-4 grid gap-1.5">
              {steps.map((step) => (
                <StepItem key={step} event={event} step={step} done={!missing.includes(step)} />
              ))}
            </ul>
          </div>
          {next ? <NextStep event={event} step={next} /> : <PutOnSale event={event} />}
        </div>
        <PageIdeas event={event} />
      </Card>
    </section>
  )
}

/** An event may go on sale without a way to pay, but its priced tickets cannot be bought then. */
function useSteps(event: Event): { steps: readonly Step[]; missing: readonly Step[] } {
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const { data: me } = useSuspenseQuery(session())
  const id = useTeam(me)?.id ?? ''
  const { data: team } = useSuspenseQuery(read('GET /teams/{id}', { params: { id } }))
  const { hasPrice, reason } = usePaymentGap(event)
  const { dateTba } = event
  const lacks = missingForSale({ dateTba, hasImprint: team.imprint !== undefined, hasTicketType: types.length > 0 })
  return {
    steps: hasPrice ? [...required, 'no-payment-method'] : required,
    missing: reason ? [...lacks, 'no-payment-method'] : lacks,
  }
}

function StepItem({ event, step, done }: { event: Event; step: Step; done: boolean }) {
  const t = useTranslations('overview.ready')
  const paths = usePaths()
  return (
    <li className="flex gap-2.5">
      {done ? (
        <CircleCheck aria-hidden="true" size={18} className="h-lh shrink-0 text-success-fg" />
      ) : (
        <CircleDashed aria-hidden="true" size={18} className="h-lh shrink-0 text-warn-fg" />
      )}
      <span>
        <Link {...whereMissing(paths, event.id, step)} className={linkStyle}>
          {t(`step.${step}`)}
        </Link>
        <span className="sr-only">: {t(done ? 'done' : 'missing')}</span>
      </span>
    </li>
  )
}

function NextStep({ event, step }: { event: Event; step: Step }) {
  const t = useTranslations('overview.ready')
  const paths = usePaths()
  return (
    <Link {...whereMissing(paths, event.id, step)} className={buttonStyle({ variant: 'primary' })}>
      {t(`step.${step}`)}
      <ArrowRight aria-hidden="true" size={16} />
    </Link>
  )
}

function PutOnSale({ event }: { event: Event }) {
  const t = useTranslations('events.states')
  const { start, pending, dialogs } = useTransition(event)
  return (
    <>
      <Button
        variant="primary"
        icon={<DoorOpen aria-hidden="true" size={18} />}
        pending={pending}
        onClick={() => start('On Sale')}
      >
        {t('putOnSale.action')}
      </Button>
      {dialogs}
    </>
  )
}
