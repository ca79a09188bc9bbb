import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useRef, useState } from 'react'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { classNames } from '../../ui/class-names.ts'
import { LazyTicketTypeForm } from './LazyTicketTypeForm.tsx'
import { MoveHandle } from './MoveHandle.tsx'
import { TicketTypeActions } from './TicketTypeActions.tsx'
import { TicketTypeFacts } from './TicketTypeFacts.tsx'

interface Props {
  event: Event
  type: TicketType
  mayWrite: boolean
  /** The position in the list, from 0. */
  index: number
  count: number
  onMove: (to: number) => void
  drag: { isActive: boolean; onStart: () => void; onEnd: () => void; onDrop: () => void }
}

/** A ticket type in the list, with the form for its copy below it; or the form that changes it. */
export function TicketTypeItem({ event, type, mayWrite, index, count, onMove, drag }: Props) {
  const item = useRef<HTMLLIElement>(null)
  const edit = useInlineEdit()
  const copy = useInlineEdit()
  const [isOver, setOver] = useState(false)
  return (
    <li
      ref={item}
      className={classNames(
        'flex gap-2 border-t border-line py-4 first:border-t-0 first:pt-0',
        isOver && drag.isActive && 'bg-accent-soft',
      )}
      onDragOver={(event) => {
        if (!drag.isActive) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        drag.onDrop()
      }}
    >
      {mayWrite && count > 1 && (
        <MoveHandle
          name={type.name}
          item={item}
          index={index}
          count={count}
          onMove={onMove}
          onDragStart={drag.onStart}
          onDragEnd={drag.onEnd}
        />
      )}
      <div className="min-w-0 grow">
        {edit.isOpen ? (
          <LazyTicketTypeForm event={event} type={type} onClose={edit.close} />
        ) : (
          <>
            <TicketTypeFacts event={event} type={type} />
            {mayWrite && !copy.isOpen && <TicketTypeActions edit={edit} copy={copy} event={event} type={type} />}
            {copy.isOpen && (
              <div className="mt-5">
                <LazyTicketTypeForm event={event} original={type} onClose={copy.close} />
              </div>
            )}
          </>
        )}
      </div>
    </li>
  )
}
