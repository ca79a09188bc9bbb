import type { EventStatus } from '@foyer/contract/event-status'
import { itemStatusOf, transitions } from '@foyer/contract/event-status'
import type { Event } from '@foyer/contract/events'
import { ChevronDown, DoorClosed, DoorOpen, PencilLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { StatusBadge, toneOf } from '../../lib/event/StatusBadge.tsx'
import { useMay } from '../../lib/use-may.ts'
import { classNames } from '../../ui/class-names.ts'
import type { MenuPlacement } from '../../ui/Menu.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toneStyle } from '../../ui/tone.ts'
import { useTransition } from './use-transition.tsx'

type Props = { event: Pick<Event, 'id' | 'name' | 'slug' | 'status'>; placement?: MenuPlacement }

/** An event's status as a menu of the possible transitions, each with its effect. */
export function StatusMenu(props: Props) {
  return useMay('events:write') ? <Transitions {...props} /> : <StatusBadge status={props.event.status} />
}

function Transitions({ event, placement }: Props) {
  const t = useTranslations()
  const { start, pending, dialogs } = useTransition(event)
  const item = itemStatusOf[event.status]
  const status = t(`common.status.${item}`)
  return (
    <>
      <Menu
        label={t('events.states.label', { name: event.name, status })}
        className={classNames(pill, toneStyle[toneOf[item]])}
        placement={placement}
        sections={[
          {
            id: 'states',
            title: t('events.states.title'),
            entries: transitions[event.status].map((next) => {
              const { word, Icon } = transitionFrom(event.status, next)
              return {
                id: next,
                label: t(`events.states.${word}.action`),
                description: t(`events.states.${word}.effect`),
                icon: <Icon aria-hidden="true" size={20} className="mt-0.5 shrink-0 self-start text-ink-secondary" />,
                onSelect: () => pending || start(next),
              }
            }),
          },
        ]}
      >
        {pending ? (
          <Spinner />
        ) : (
          <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current forced-colors:hidden" />
        )}
        {status}
        <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
      </Menu>
      <span role="status" className="sr-only">
        {pending && t('events.states.pending', { name: event.name })}
      </span>
      {dialogs}
    </>
  )
}

// A badge that can be pressed. Its target is larger than its outline.
const pill =
  'relative inline-flex min-h-7 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border ps-2.5 pe-2 text-sm font-medium whitespace-nowrap hyphens-manual before:absolute before:-inset-2 hover:border-current'

/** The name and the icon of a transition. */
function transitionFrom(from: EventStatus, to: EventStatus) {
  if (to === 'test') return { word: 'toDraft', Icon: PencilLine } as const
  if (to === 'Closed') return { word: 'close', Icon: DoorClosed } as const
  return { word: from === 'Closed' ? 'reopen' : 'putOnSale', Icon: DoorOpen } as const
}
