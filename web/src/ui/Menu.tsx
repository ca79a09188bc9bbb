import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MenuEntry, MenuSectionEntries } from './menu-entries.ts'
import { useLazyModule } from './use-lazy-module.ts'

export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

type Props = {
  children: ReactNode
  /** The name of the button, if its content is not enough. */
  label?: string | undefined
  /** The key that clicks the button. Its page handles it. */
  shortcut?: string
  /** The classes of the button: `buttonStyle(…)`. */
  className: string
  sections: readonly MenuSectionEntries[]
  placement?: MenuPlacement | undefined
}

const fetchPopover = () => import('./MenuPopover.tsx')

/**
 * A button that opens a menu. The menu (a library) is loaded when the pointer or the focus reaches the button. Choosing
 * an entry closes the menu and returns the focus first, so that a dialog opened by it returns the focus here.
 */
export function Menu({ children, label, shortcut, className, sections, placement = 'bottom end' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { module, load } = useLazyModule(fetchPopover)
  const fetchEarly = () => void load().catch(() => undefined)
  const show = () => {
    setOpen(true)
    // Offline and not loaded yet: the next click retries.
    load().catch(() => setOpen(false))
  }
  const choose = (entry: MenuEntry) => {
    flushSync(() => setOpen(false))
    button.current?.focus()
    entry.onSelect?.()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-keyshortcuts={shortcut}
        aria-expanded={open && module !== undefined}
        className={className}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={show}
        onKeyDown={(event) => {
          // Handled here, because the library takes a click without a pointer for a screen reader's.
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
          event.preventDefault()
          show()
        }}
      >
        {children}
      </button>
      {module && open && (
        <module.MenuPopover
          trigger={button}
          label={label}
          sections={sections}
          placement={placement}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </>
  )
}
