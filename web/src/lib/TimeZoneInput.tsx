import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ComboBox } from '../ui/ComboBox.tsx'
import type { ComboBoxGroup } from '../ui/combo-box-props.ts'
import type { Zone } from './time-zones.ts'
import { timeZones, zoneLabel, zoneOf } from './time-zones.ts'

/** A combo box of all time zones, found by place, clock name or offset; inside a Field. */
export function TimeZoneInput({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const t = useTranslations('timeZones')
  const language = useLocale()
  const chosen = useMemo(() => optionOf(zoneOf(value, language)), [value, language])
  const groups = (): ComboBoxGroup[] => {
    const zones = timeZones(value, language)
    return [
      { id: 'often', title: t('often'), options: zones.often.map(optionOf) },
      ...[...zones.areas].map(([area, found]) => ({
        id: area,
        title: t(`areas.${area}`),
        options: found.map(optionOf),
      })),
    ]
  }
  return (
    <ComboBox
      chosen={chosen}
      onValueChange={onValueChange}
      groups={groups}
      emptyText={t('none')}
      openLabel={t('open')}
    />
  )
}

const optionOf = (zone: Zone) => ({
  value: zone.name,
  label: zoneLabel(zone),
  description: zone.clock,
  keywords: zone.name.replaceAll('_', ' '),
})
