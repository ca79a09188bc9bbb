import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { useFormat } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'

/** Downloads the bookings of a month for DATEV, or says which tax rates have no account. */
export function useDatev(team: string) {
  const t = useTranslations('invoices.month')
  const words = useErrorWords()
  const format = useFormat()
  const list = new Intl.ListFormat(useLocale())
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (month: string) => {
      const file = await call('GET /teams/{id}/invoices/datev.csv', { params: { id: team }, query: { month } })
      saveFile(`EXTF_Buchungsstapel_${month}.csv`, await file.blob())
    },
  })
  const rates = faultsOf(error).flatMap(({ fault: { code, limit } }) =>
    code === 'invoice-datev-account' && limit !== undefined ? format.rate(limit) : [],
  )
  const explain = () => (rates.length > 0 ? t('missing', { rates: list.format(rates) }) : words.of(error))
  return { download: mutate, pending: isPending, error: error ? explain() : undefined }
}
