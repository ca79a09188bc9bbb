import type { PromoCode } from '@foyer/contract/promo-codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../lib/query.ts'

/** Enough for the texts that contain a whole code. */
const limit = 20

/** The valid code of an event that a member has typed; undefined until it is complete. */
export function useTypedCode(event: string, typed: string): PromoCode | undefined {
  const text = typed.trim().toUpperCase()
  const { data } = useQuery({
    ...read('GET /events/{id}/promo-codes', { params: { id: event }, query: { q: text, limit } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  return data?.items.find(({ code, state }) => code === text && state === 'valid')
}
