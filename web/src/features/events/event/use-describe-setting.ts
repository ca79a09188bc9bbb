import { formatCountry } from '@foyer/words/format/country'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { SettingsValues } from './settings-values.ts'

const labels = {
  name: 'createEvent.siteTitle',
  dateTba: 'event.edit.date.title',
  date: 'event.edit.date.starts',
  endsAt: 'event.edit.date.ends',
  timeZone: 'event.edit.date.timeZone',
  doorsMinutesBefore: 'event.edit.date.doors',
  online: 'event.edit.place.title',
  onlineAccess: 'event.edit.place.access',
  mailBuyers: 'event.edit.place.mailBuyers',
  venue: 'event.edit.place.venue',
  street: 'event.edit.place.street',
  postcode: 'event.edit.place.postcode',
  city: 'event.edit.place.city',
  region: 'event.edit.place.region',
  country: 'event.edit.place.country',
  mapUrl: 'event.edit.place.map',
  slug: 'event.edit.sale.slug',
  currency: 'event.edit.sale.currency',
} as const satisfies Record<keyof SettingsValues, string>

/** How a setting that another save has changed is displayed: its label, and its value as text. */
export function useDescribeSetting(timeZone: string) {
  const t = useTranslations()
  const format = useFormat()
  const language = useLocale()
  const textOf = (name: keyof SettingsValues, value: unknown): string => {
    if (name === 'dateTba') return value ? t('event.edit.date.open') : ''
    if (name === 'online') return value ? t('event.edit.place.online') : ''
    if (name === 'country') return value ? formatCountry(String(value), language) : ''
    if (name === 'currency') return format.currencyName(String(value))
    if ((name === 'date' || name === 'endsAt') && value !== '') return format.dateTime(String(value), timeZone)
    return String(value)
  }
  return (name: keyof SettingsValues, value: unknown) => ({ label: t(labels[name]), value: textOf(name, value) })
}
