import type { ThreadSummary } from '@foyer/contract/inbox'
import { expect, it } from 'vitest'
import { mergeFrozen } from './use-frozen-threads.ts'

const thread = (id: string, at: number, messages = 1): ThreadSummary => ({
  id,
  unread: true,
  archived: false,
  messages,
  last: { id: 'msg', at: '', kind: 'question', text: '' },
  at: `2026-11-20T10:0${at}:00.000Z`,
})
const shown = [thread('c', 3), thread('b', 2), thread('a', 1)]
const newest = shown[0]?.at ?? ''
const ids = (latest: ThreadSummary[], open?: string) =>
  mergeFrozen(shown, latest, { open, newest }).map(({ id, messages }) => id + messages)

it('keeps the order of shown threads and updates their content', () => {
  expect(ids([thread('d', 9), thread('a', 8, 2), thread('c', 3), thread('b', 2)])).toEqual(['c1', 'b1', 'a2'])
})

it('removes threads that are gone, except the open one', () => {
  expect(ids([thread('a', 1)])).toEqual(['a1'])
  expect(ids([thread('a', 1)], 'b')).toEqual(['b1', 'a1'])
})

it('inserts returned threads and the next page where they belong', () => {
  const [, ...rest] = shown
  const latest = [...shown, thread('z', 0)]
  expect(mergeFrozen(rest, latest, { open: undefined, newest }).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'z'])
})

it('shows everything when there is nothing to keep in place', () => {
  expect(mergeFrozen([], shown, { open: undefined, newest: '' })).toEqual(shown)
})
