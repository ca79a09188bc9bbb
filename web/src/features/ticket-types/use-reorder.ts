import type { TicketType } from '@foyer/contract/ticket-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { showToast } from '../../ui/toasts.ts'

interface Move {
  /** All ticket types in their new order. */
  ids: string[]
  /** The announcement for screen readers once the order is stored. */
  moved: string
}

/**
 * Reorders the ticket types of an event. The list shows the new order at once.
 * @param stored the order on the server
 * @returns the current order, a function that moves one, and an announcement for screen readers
 */
export function useReorder(eventId: string, stored: TicketType[]) {
  const t = useTranslations('ticketTypes')
  const words = useErrorWords()
  const client = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const { mutate, variables, isPending } = useMutation({
    // one after the other: requests that overtake each other would store the older order
    scope: { id: `order of ${eventId}` },
    mutationFn: ({ ids }: Move) =>
      call('PUT /events/{id}/ticket-types/order', { params: { id: eventId }, body: { ids } }),
    onSuccess: (arranged, { moved }) => {
      client.setQueryData(ticketTypesOf(eventId).queryKey, arranged)
      setAnnouncement(moved)
    },
    onError: (error) => {
      setAnnouncement('')
      showToast(words.of(error), { tone: 'danger' })
    },
  })
  const types =
    isPending && variables ? variables.ids.flatMap((id) => stored.find((type) => type.id === id) ?? []) : stored
  const moveTo = (id: string, place: number) => {
    const others = types.map((type) => type.id).filter((other) => other !== id)
    const name = types.find((type) => type.id === id)?.name ?? ''
    mutate({
      ids: others.toSpliced(place, 0, id),
      moved: t('moved', { name, place: place + 1, count: types.length }),
    })
  }
  return { types, moveTo, announcement }
}
