import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { GripVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { classNames } from '../../ui/class-names.ts'
import { LazyTicketTypeForm } from './LazyTicketTypeForm.tsx'
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

/** A ticket type in the list, or the form that changes it. */
export function TicketTypeItem({ event, type, mayWrite, index, count, onMove, drag }: Props) {
  const t = useTranslations('tickets')
  const item = useRef<HTMLLIElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [isOver, setOver] = useState(false)
  const close = () => {
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
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
        <span
          aria-hidden="true"
          title={t('drag')}
          draggable
          className="-ms-1 cursor-grab self-start py-1 text-ink-secondary pointer-coarse:hidden"
          onDragStart={(event) => {
            if (item.current) event.dataTransfer.setDragImage(item.current, 0, 0)
            event.dataTransfer.setData('text/plain', type.name)
            drag.onStart()
          }}
          onDragEnd={drag.onEnd}
        >
          <GripVertical size={18} />
        </span>
      )}
      <div className="min-w-0 grow">
        {editing ? (
          <LazyTicketTypeForm event={event} type={type} onClose={close} />
        ) : (
          <>
            <TicketTypeFacts event={event} type={type} />
            {mayWrite && (
              <TicketTypeActions
                edit={edit}
                event={event}
                type={type}
                index={index}
                count={count}
                onEdit={() => setEditing(true)}
                onMove={onMove}
              />
            )}
          </>
        )}
      </div>
    </li>
  )
}
