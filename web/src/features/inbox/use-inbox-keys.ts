import type { ThreadSummary } from '@foyer/contract/inbox'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useMay } from '../../lib/use-may.ts'
import { inboxSearch } from './search.ts'
import { useThreadActions } from './use-thread-actions.ts'

/** Marks the box in which an answer is typed. */
export const replyBox = { 'data-reply': '' }

interface Given {
  list: RefObject<HTMLUListElement | null>
  threads: readonly ThreadSummary[]
  selected: readonly ThreadSummary[]
  /** The thread that is being read. */
  open: string | undefined
  toggle: (id: string) => void
  onDone: () => void
  onHelp: () => void
}

/**
 * j and k go through the list, and through what is read when something is; e archives, u marks as unread, r answers,
 * x selects. They act on what is selected, else on what is open, else on what has the focus.
 */
export function useInboxKeys(given: Given): void {
  const change = useChangeSearch(inboxSearch)
  const mayWrite = useMay('inbox:write')
  const { act } = useThreadActions()
  const { list, threads, selected, open, toggle, onDone, onHelp } = given

  useEffect(() => {
    const focused = () => document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset['thread']
    const here = () => threads.findIndex(({ id }) => id === (open ?? focused()))
    const concerned = () => {
      const one = threads[here()]
      return selected.length > 0 ? selected : one ? [one] : []
    }
    const go = (to: number) => {
      const next = threads[Math.max(0, Math.min(to, threads.length - 1))]
      if (!next) return
      list.current?.querySelector<HTMLElement>(`[data-thread="${next.id}"] a`)?.focus()
      if (open !== undefined && next.id !== open) change({ thread: next.id }, 'typed')
    }
    const archive = async () => {
      const [first] = concerned()
      if (!first || !mayWrite) return
      const at = here()
      const leave = open !== undefined && concerned().some(({ id }) => id === open)
      const archived = !first.archived
      if (!(await act(archived ? 'archive' : 'unarchive', concerned(), { archived }))) return
      onDone()
      if (leave) change({ thread: (threads[at + 1] ?? threads[at - 1])?.id }, 'typed')
    }
    const mark = async () => {
      const read = selected.length > 0 || open === undefined ? concerned().some(({ unread }) => unread) : false
      if (!(await act(read ? 'read' : 'unread', concerned(), { read }))) return
      onDone()
      // open it would be read at once
      if (open !== undefined && !read) change({ thread: undefined }, 'typed')
    }
    const answer = () => {
      const id = threads[here()]?.id
      if (open === undefined && id) change({ thread: id })
      const box = () => document.querySelector<HTMLElement>('[data-reply]')
      if (box()) box()?.focus()
      // it comes with the thread
      else if (id) waitFor(box, (found) => found.focus())
    }
    const keys: Record<string, () => void> = {
      j: () => go(here() + 1),
      k: () => go(here() - 1),
      e: () => void archive(),
      u: () => void mark(),
      r: answer,
      x: () => {
        const id = focused() ?? open
        if (id) toggle(id)
      },
      '?': onHelp,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const todo = keys[event.key]
      if (!todo) return
      event.preventDefault()
      todo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** Whether a key belongs to what has the focus: a field, a menu, a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('textarea, select, [contenteditable], dialog, [role=menu]') !== null ||
    target.matches('input:not([type=checkbox], [type=radio])'))

/** Does something with an element once it is there; not when it does not come soon. */
function waitFor(find: () => HTMLElement | null, then: (found: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const found = find()
    if (!found) return
    observer.disconnect()
    then(found)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 3000)
}
