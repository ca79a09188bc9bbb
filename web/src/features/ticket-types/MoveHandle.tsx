import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'

interface Props {
  name: string
  /** The element that moves with the pointer. */
  item: RefObject<HTMLElement | null>
  /** The position in the list, from 0. */
  index: number
  count: number
  onMove: (to: number) => void
  onDragStart: () => void
  onDragEnd: () => void
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const

/** The handle that moves a ticket type: it can be dragged, and its menu moves by one place. */
export function MoveHandle({ name, item, index, count, onMove, onDragStart, onDragEnd }: Props) {
  const t = useTranslations('ticketTypes')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the extra way; the button inside has the menu
    <span
      title={t('drag')}
      draggable
      className="-ms-2 self-start text-ink-secondary"
      onDragStart={(event) => {
        if (item.current) event.dataTransfer.setDragImage(item.current, 0, 0)
        event.dataTransfer.setData('text/plain', name)
        onDragStart()
      }}
      onDragEnd={onDragEnd}
    >
      <Menu
        label={t('move', { name })}
        placement="bottom start"
        className={`${buttonStyle({ variant: 'plain', size: 'small' })} min-w-8 cursor-grab! px-0! text-ink-secondary! pointer-coarse:min-w-11`}
        sections={[
          {
            id: 'place',
            entries: [
              {
                id: 'up',
                label: t('up'),
                icon: <ArrowUp {...icon} />,
                disabledReason: index === 0 ? t('isFirst') : undefined,
                onSelect: () => onMove(index - 1),
              },
              {
                id: 'down',
                label: t('down'),
                icon: <ArrowDown {...icon} />,
                disabledReason: index === count - 1 ? t('isLast') : undefined,
                onSelect: () => onMove(index + 1),
              },
            ],
          },
        ]}
      >
        <GripVertical aria-hidden="true" size={18} />
      </Menu>
    </span>
  )
}
