import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { ReportQuery } from './queries.ts'

/**
 * Downloads a report, or its period for accounting, as a CSV file in the current language. The demo has no server that
 * writes files, and says so.
 */
export function DownloadReport({ query }: { query: ReportQuery }) {
  const t = useTranslations('reports.page')
  const language = useLocale()
  const { from, to, event } = query
  const period = { from, to, ...(event !== undefined && { event }), language }
  return (
    <div className="flex flex-wrap gap-3">
      <Download fetchFile={() => call('GET /reports/sales.csv', { query: { ...query, language } })}>
        {t('download')}
      </Download>
      <Download fetchFile={() => call('GET /reports/accounting.csv', { query: period })}>{t('accounting')}</Download>
    </div>
  )
}

function Download({ fetchFile, children }: { fetchFile: () => Promise<Response>; children: string }) {
  const t = useTranslations('reports.page')
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const file = await fetchFile()
      saveFile(nameOf(file), await file.blob())
    } catch (error) {
      showToast(words.of(error), { tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      changesNothing
      onClick={() => void download()}
      pending={pending}
      disabledReason={isDemo && t('downloadDemo')}
    >
      {children}
    </Button>
  )
}

const nameOf = (file: Response) =>
  /filename="([^"]+)"/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? 'report.csv'
