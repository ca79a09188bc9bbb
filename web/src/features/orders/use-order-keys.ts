import type { RefObject } from 'react'
import { useEffect } from 'react'
import { isSingleKey } from '../../lib/keys.ts'
import type { ShortcutKey } from '../../lib/shortcuts.ts'
import { searchBoxId } from './OrderFilters.tsx'

interface Options {
  list: RefObject<HTMLElement | null>
  /** The order beside the list. */
  open: string | undefined
  /** Opens another order beside the list; undefined closes it. */
  onOpen: (id: string | undefined) => void
}

/**
 * Shortcuts of the list: j and k move through it, or open the next order while one is open; Enter opens the focused
 * order, x selects it, Escape closes it, the slash leads to the search box.
 */
export function useOrderKeys({ list, open, onOpen }: Options): void {
  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
    const idOf = (row: HTMLElement | undefined) => row?.dataset['order']
    const isCurrent = (row: HTMLElement) =>
      open === undefined ? row.contains(document.activeElement) : idOf(row) === open
    const focus = (row: HTMLElement | undefined) => row?.querySelector('a')?.focus()
    const go = (by: 1 | -1) => {
      const all = rows()
      const at = all.findIndex(isCurrent)
      const next = all[at < 0 ? 0 : Math.max(0, Math.min(at + by, all.length - 1))]
      focus(next)
      if (open !== undefined && next) onOpen(idOf(next))
    }
    const close = () => {
      focus(rows().find(isCurrent))
      onOpen(undefined)
    }
    const select = () => rows().find(isCurrent)?.querySelector('input')?.click()
    const keys: Partial<Record<string, () => void>> = {
      j: () => go(1),
      k: () => go(-1),
      x: select,
      '/': () => document.getElementById(searchBoxId)?.focus(),
      Escape: open === undefined ? undefined : close,
    } satisfies Record<ShortcutKey<'orders'>, (() => void) | undefined>
    const onKeyDown = (event: KeyboardEvent) => {
      const todo = keys[event.key]
      if (!todo || !isSingleKey(event)) return
      event.preventDefault()
      // the slash would open the search of everything
      event.stopPropagation()
      todo()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [list, open, onOpen])
}
