import type { Cell } from '@foyer/words/format/csv'
import { csvOf } from '@foyer/words/format/csv'
import { useLocale, useTranslations } from 'use-intl'
import type { ChartWords } from '../../ui/chart/ChartFrame.tsx'
import type { ChartData } from '../../ui/chart/series.ts'
import { saveFile } from '../save-file.ts'
import { dayOf } from './use-chart-formats.ts'

interface Props {
  data: ChartData
  words: ChartWords
}

/** Saves the values of a chart as a CSV file in the current language, a row for each position. */
export function DownloadChart({ data, words }: Props) {
  const t = useTranslations('charts')
  const language = useLocale()
  const download = () => {
    const text = csvOf(rowsOf(data, words), language)
    saveFile(`${fileName(words.label)}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <button
      type="button"
      onClick={download}
      // several charts of a page have one
      aria-label={t('downloadOf', { name: words.label })}
      className="cursor-pointer rounded-sm text-sm font-medium text-accent hover:text-accent-hover"
    >
      {t('download')}
    </button>
  )
}

/** The oldest position first, as spreadsheets want it; the table beside the chart has the newest first. */
export function rowsOf({ xs, xAxis, series, notes = [], decimals }: ChartData, words: ChartWords): Cell[][] {
  const cell = (value: number | null | undefined): Cell =>
    value === null || value === undefined ? '' : { minor: Math.round(value), decimals }
  return [
    [words.position, ...[...series, ...notes].map(({ name }) => name)],
    ...xs.map((x, at) => [
      xAxis === 'days' ? dayOf(x) : { minor: x, decimals: 0 },
      ...series.map(({ values }) => cell(values[at])),
      ...notes.map(({ values }) => values[at] ?? ''),
    ]),
  ]
}

const fileName = (label: string) =>
  label
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
