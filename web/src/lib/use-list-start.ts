import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Cursor = string | undefined

/**
 * The cursor at which a list in pages begins, when the URL has the one of its last loaded page: the list begins with that page
 * when the URL is opened. Pages that are added later change the URL and not the start.
 * @param list identifies the list, without its pages
 * @param cursor of the last loaded page, in the URL
 * @param keyOf the query key of the list that begins at a cursor
 * @returns undefined when the list begins with its first page
 */
export function useListStart(list: string, cursor: Cursor, keyOf: (start: Cursor) => QueryKey): Cursor {
  const client = useQueryClient()
  const hasLoaded = (start: Cursor) =>
    client.getQueryData<InfiniteData<unknown, Cursor>>(keyOf(start))?.pageParams.includes(cursor) ?? false
  // the reader who comes back finds all pages, as long as they are in the cache
  const startOf = () => (hasLoaded(undefined) ? undefined : cursor)
  const [opened, setOpened] = useState(() => ({ list, start: startOf() }))
  if (opened.list === list && (opened.start === cursor || hasLoaded(opened.start))) return opened.start
  const start = startOf()
  setOpened({ list, start })
  return start
}
