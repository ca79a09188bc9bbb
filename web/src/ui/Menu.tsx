import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MenuEntry, MenuSectionEntries } from './menu-entries.ts'
import { useLazyModule } from './use-lazy-module.ts'

type Props = {
  /** What the button shows. */
  children: ReactNode
  /** Its name, where what it shows says too little. */
  label?: string | undefined
  /** Its look: `buttonStyle(…)`. */
  className: string
  sections: readonly MenuSectionEntries[]
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

const fetchPopover = () => import('./MenuPopover.tsx')

/**
 * A button that opens a menu. The button is there at once; the menu itself (a library) is fetched when the button is
 * approached. Choosing an entry closes the menu and puts the focus back first, so a dialog opened by it returns here.
 */
export function Menu({ children, label, className, sections, placement = 'bottom end' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { module, load } = useLazyModule(fetchPopover)
  const fetchEarly = () => void load().catch(() => undefined)
  const show = () => {
    setOpen(true)
    // Offline, and the menu was never fetched: the next press tries again.
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
        aria-expanded={open && module !== undefined}
        className={className}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={show}
        onKeyDown={(event) => {
          // Not left to become a click: the library takes a click without a pointer for that of a screen reader.
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
