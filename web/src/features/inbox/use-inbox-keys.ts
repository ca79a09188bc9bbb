import type { ThreadSummary } from '@foyer/contract/inbox'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { isSingleKey } from '../../lib/keys.ts'
import { onceThere } from '../../lib/once-there.ts'
import type { ShortcutKey } from '../../lib/shortcuts.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useMay } from '../../lib/use-may.ts'
import { inboxSearch } from './search.ts'
import { useThreadActions } from './use-thread-actions.ts'

/** Marks the text area of the reply. */
export const replyBox = { 'data-reply': '' }

interface InboxKeysOptions {
  list: RefObject<HTMLUListElement | null>
  threads: readonly ThreadSummary[]
  selected: readonly ThreadSummary[]
  /** The id of the open thread. */
  open: string | undefined
  toggle: (id: string) => void
  onDone: () => void
}

/**
 * Shortcuts of the inbox: j and k move through the list, or open the next thread while one is open; e archives, u marks
 * as unread, r replies, h and a open the menus to snooze and to assign, x selects. They apply to the selection, else to
 * the open thread, else to the focused one.
 */
export function useInboxKeys(options: InboxKeysOptions): void {
  const change = useChangeSearch(inboxSearch)
  const mayWrite = useMay('inbox:write')
  const { act } = useThreadActions()
  const { list, threads, selected, open, toggle, onDone } = options

  useEffect(() => {
    const focused = () => document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset['thread']
    const currentIndex = () => threads.findIndex(({ id }) => id === (open ?? focused()))
    const targets = () => {
      const one = threads[currentIndex()]
      if (selected.length > 0) return selected
      return one ? [one] : []
    }
    const go = (to: number) => {
      const next = threads[Math.max(0, Math.min(to, threads.length - 1))]
      if (!next) return
      list.current?.querySelector<HTMLElement>(`[data-thread="${next.id}"] a`)?.focus()
      if (open !== undefined && next.id !== open) change({ thread: next.id }, 'typed')
    }
    const archive = async () => {
      const [first] = targets()
      if (!first || !mayWrite) return
      const at = currentIndex()
      const leave = open !== undefined && targets().some(({ id }) => id === open)
      const archived = !first.archived
      if (!(await act(archived ? 'archive' : 'unarchive', targets(), { archived }))) return
      onDone()
      if (leave) change({ thread: (threads[at + 1] ?? threads[at - 1])?.id }, 'typed')
    }
    const mark = async () => {
      const read = selected.length > 0 || open === undefined ? targets().some(({ unread }) => unread) : false
      if (!(await act(read ? 'read' : 'unread', targets(), { read }))) return
      onDone()
      // An open thread would be marked as read again at once.
      if (open !== undefined && !read) change({ thread: undefined }, 'typed')
    }
    const inThread = (part: string, then: (found: HTMLElement) => void) => {
      const id = threads[currentIndex()]?.id
      if (open === undefined && !id) return
      if (open === undefined) change({ thread: id })
      // The reply form and the menus appear together with the thread.
      onceThere(() => document.querySelector<HTMLElement>(part), then)
    }
    const openMenu = (key: 'h' | 'a') => {
      if (!mayWrite) return
      const button = `[aria-keyshortcuts="${key}"]`
      // the menus of a selection come first, and need no open thread
      if (selected.length > 0) document.querySelector<HTMLElement>(button)?.click()
      else inThread(button, (menu) => menu.click())
    }
    return listenFor({
      j: () => go(currentIndex() + 1),
      k: () => go(currentIndex() - 1),
      e: () => void archive(),
      u: () => void mark(),
      r: () => inThread('[data-reply]', (box) => box.focus()),
      h: () => openMenu('h'),
      a: () => openMenu('a'),
      x: () => {
        const id = focused() ?? open
        if (id) toggle(id)
      },
    } satisfies Record<ShortcutKey<'inbox'>, () => void>)
  })
}

/** Runs what belongs to a key when it is pressed. @returns ends it */
function listenFor(keys: Partial<Record<string, () => void>>): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSingleKey(event)) return
    const todo = keys[event.key]
    if (!todo) return
    event.preventDefault()
    todo()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
