import type { ReportUnit } from '@foyer/contract/report-groups'
import { useTranslations } from 'use-intl'
import { useChartFormats } from '../../lib/chart/use-chart-formats.ts'

/** How a chart of a report names its periods: by day, week or month. */
export function usePeriodName(by: ReportUnit): (x: number) => string {
  const t = useTranslations('reports.page')
  const { formats } = useChartFormats().counts()
  const names = {
    day: formats.x,
    week: (at: number) => t('weekFrom', { day: formats.x(at) }),
    month: (at: number) => formats.xTick(at, 'month'),
  }
  return names[by]
}
