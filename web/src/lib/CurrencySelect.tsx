import { currencies } from '@foyer/contract/currencies'
import type { ComponentProps } from 'react'
import { Select } from '../ui/Select.tsx'
import { useFormat } from './format.ts'

/** A select of the currencies that a team can sell in; inside a Field. */
export function CurrencySelect(props: Omit<ComponentProps<typeof Select>, 'options'>) {
  const { currencyName } = useFormat()
  return (
    <Select {...props} options={currencies.map((value) => ({ value, label: `${currencyName(value)} (${value})` }))} />
  )
}
