import type { TicketType } from '@foyer/contract/ticket-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { showToast } from '../../../ui/toasts.ts'
import { ticketTypesOf } from '../queries.ts'

/**
 * Puts the ticket types of an event into another order, on screen at once.
 * @param stored as the server has them
 * @returns them as they stand now, how to move one, and what to say to who cannot see it move
 */
export function useArrange(eventId: string, stored: TicketType[]) {
  const t = useTranslations('tickets')
  const words = useErrorWords()
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (ids: string[]) =>
      call('PUT /events/{id}/ticket-types/order', { params: { id: eventId }, body: { ids } }),
    onSuccess: (arranged) => client.setQueryData(ticketTypesOf(eventId).queryKey, arranged),
    onError: (error) => {
      setSaid('')
      showToast(words.of(error), { tone: 'danger' })
    },
  })
  const types = isPending && variables ? variables.flatMap((id) => stored.find((type) => type.id === id) ?? []) : stored
  const moveTo = (id: string, place: number) => {
    const others = types.map((type) => type.id).filter((other) => other !== id)
    const name = types.find((type) => type.id === id)?.name ?? ''
    setSaid(t('moved', { name, place: place + 1, count: types.length }))
    mutate(others.toSpliced(place, 0, id))
  }
  return { types, moveTo, said }
}
