import { maxBookedAtOnce } from '@foyer/contract/bank-line-states'
import type { BookingResults } from '@foyer/contract/bank-statements'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { showToast } from '../../ui/toasts.ts'

interface Booking {
  line: string
  order: string
}

/**
 * Records payments with their orders, as many at once as a call takes.
 * @returns `done`: how many of those that are being recorded the server has answered
 */
export function useBook(onDone?: () => void) {
  const t = useTranslations('bankStatements')
  const words = useErrorWords()
  const [done, setDone] = useState<number>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (bookings: readonly Booking[]) => {
      const results: BookingResults = []
      for (let at = 0; at < bookings.length; at += maxBookedAtOnce) {
        setDone(at)
        const lines = bookings.slice(at, at + maxBookedAtOnce)
        results.push(...(await call('POST /bank-lines/book', { body: { lines } })))
      }
      return results
    },
    onSuccess: (results) => {
      const refused = results.filter((result) => result.refused).length
      if (refused < results.length) showToast(t('done', { count: results.length - refused }))
      if (refused > 0) showToast(t('refused', { count: refused }), { tone: 'danger', durationMs: 12_000 })
      onDone?.()
    },
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
    onSettled: () => setDone(undefined),
  })
  return { book: mutate, pending: isPending, done }
}
