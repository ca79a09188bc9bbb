import type { QueryKey } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toasts.ts'
import { useErrorWords } from './errors.ts'

interface Move {
  /** All items in their new order. */
  ids: string[]
  /** The announcement for screen readers once the order is stored. */
  moved: string
}

interface Order<Item> {
  /** The order on the server. */
  stored: readonly Item[]
  /** Stores another one. */
  arrange: (ids: string[]) => Promise<Item[]>
  /** Of the list. */
  queryKey: QueryKey
}

/**
 * Reorders ticket types or groups of add-ons of an event. The list shows the new order at once.
 * @returns the current order, a function that moves one, and an announcement for screen readers
 */
export function useReorder<Item extends { id: string; name: string }>({ stored, arrange, queryKey }: Order<Item>) {
  const t = useTranslations('ticketTypes')
  const words = useErrorWords()
  const client = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const { mutate, variables, isPending } = useMutation({
    // one after the other: requests that overtake each other would store the older order
    scope: { id: `order of ${JSON.stringify(queryKey)}` },
    mutationFn: ({ ids }: Move) => arrange(ids),
    onSuccess: (arranged, { moved }) => {
      client.setQueryData(queryKey, arranged)
      setAnnouncement(moved)
    },
    onError: (error) => {
      setAnnouncement('')
      showToast(words.of(error), { tone: 'danger' })
    },
  })
  const items =
    isPending && variables ? variables.ids.flatMap((id) => stored.find((item) => item.id === id) ?? []) : stored
  const moveTo = (id: string, place: number) => {
    const others = items.map((item) => item.id).filter((other) => other !== id)
    const name = items.find((item) => item.id === id)?.name ?? ''
    mutate({
      ids: others.toSpliced(place, 0, id),
      moved: t('moved', { name, place: place + 1, count: items.length }),
    })
  }
  return { items, moveTo, announcement }
}
