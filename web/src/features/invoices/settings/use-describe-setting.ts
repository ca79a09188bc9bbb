import type { Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { SettingsValues } from '../settings-values.ts'
import type { SettingsPart } from './settings-part.ts'

/** Names a setting that another member has changed, by its section, and its value. */
export function useDescribeSetting() {
  const t = useTranslations('invoiceSettings')
  return (name: Path<SettingsValues>, value: unknown) => ({
    label: t(`${partOf(name)}.title`),
    value: textOf(value),
  })
}

function textOf(value: unknown): string {
  if (typeof value === 'object') return '…'
  return value === true ? '✓' : String(value || '–')
}

function partOf(name: Path<SettingsValues>): SettingsPart {
  if (name.startsWith('seller')) return 'seller'
  if (name.startsWith('datev') || name === 'usesDatev') return 'datev'
  if (name === 'smallBusiness' || name === 'rounding') return 'tax'
  if (name === 'prefix' || name === 'creditPrefix') return 'numbers'
  return name === 'note' || name === 'companyTerms' ? 'texts' : 'offer'
}
