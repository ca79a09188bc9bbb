import type { LucideIcon } from 'lucide-react'
import { CalendarDays, CornerDownRight, History, Inbox, Receipt, Search, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { optionId } from './option-id.ts'
import type { PaletteGroup, PaletteOption } from './use-palette-groups.ts'

const icons = {
  events: CalendarDays,
  orders: Receipt,
  threads: Inbox,
  members: UserRound,
  recent: History,
  command: CornerDownRight,
  all: Search,
} as const satisfies Record<PaletteOption['kind'], LucideIcon>

interface Props {
  id: string
  /** Its name, for screen readers. */
  label: string
  groups: readonly PaletteGroup[]
  /** The id of the option that Enter runs. */
  chosen: string | undefined
  onChoose: (id: string) => void
  onRun: (option: PaletteOption, event: MouseEvent) => void
}

/** The options of the palette in groups. The focus stays in the input. */
export function PaletteList({ id, label, groups, chosen, onChoose, onRun }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(({ title, options }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of fields
        <div key={at} role="group" aria-labelledby={title ? `${id}-group-${at}` : undefined}>
          {title && (
            <div id={`${id}-group-${at}`} className="type-overline px-3 pt-3 pb-1 text-ink-secondary">
              {title}
            </div>
          )}
          {options.map((option) => (
            <Option
              key={option.id}
              id={optionId(id, option.id)}
              option={option}
              isChosen={option.id === chosen}
              onChoose={() => onChoose(option.id)}
              onRun={(event) => onRun(option, event)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: PaletteOption
  isChosen: boolean
  onChoose: () => void
  onRun: (event: MouseEvent) => void
}

function Option({ id, option: { kind, title, detail }, isChosen, onChoose, onRun }: OptionProps) {
  const Icon = icons[kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={isChosen ? undefined : onChoose}
      // the focus stays in the input
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 [contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto]',
        isChosen && 'bg-accent-soft forced-colors:outline-2',
      )}
    >
      <Icon aria-hidden="true" size={18} className="shrink-0 text-ink-secondary" />
      <div className="min-w-0">
        <div className="truncate">{title}</div>
        {detail && <div className="truncate text-sm text-ink-secondary">{detail}</div>}
      </div>
    </div>
  )
}
