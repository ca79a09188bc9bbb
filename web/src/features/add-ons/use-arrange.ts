import type { AddOnGroup } from '@foyer/contract/add-ons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { showToast } from '../../ui/toasts.ts'
import { addOnGroupsOf } from './queries.ts'

interface Move {
  /** All groups in their new order. */
  ids: string[]
  /** The announcement for screen readers once the order is stored. */
  moved: string
}

/** Reorders the groups of add-ons of an event, as the ticket types are reordered. @param stored the order on the server */
export function useArrange(eventId: string, stored: AddOnGroup[]) {
  const t = useTranslations('ticketTypes')
  const words = useErrorWords()
  const client = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const { mutate, variables, isPending } = useMutation({
    // one after the other: requests that overtake each other would store the older order
    scope: { id: `add-ons of ${eventId}` },
    mutationFn: ({ ids }: Move) =>
      call('PUT /events/{id}/add-on-groups/order', { params: { id: eventId }, body: { ids } }),
    onSuccess: (arranged, { moved }) => {
      client.setQueryData(addOnGroupsOf(eventId).queryKey, arranged)
      setAnnouncement(moved)
    },
    onError: (error) => {
      setAnnouncement('')
      showToast(words.of(error), { tone: 'danger' })
    },
  })
  const groups =
    isPending && variables ? variables.ids.flatMap((id) => stored.find((group) => group.id === id) ?? []) : stored
  const moveTo = ({ id, name }: AddOnGroup, place: number) => {
    const others = groups.map((group) => group.id).filter((other) => other !== id)
    mutate({
      ids: others.toSpliced(place, 0, id),
      moved: t('moved', { name, place: place + 1, count: groups.length }),
    })
  }
  return { groups, moveTo, announcement }
}
