import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { ReportQuery } from './queries.ts'

/** Downloads a report as a CSV file in the current language. */
export function DownloadReport({ query }: { query: ReportQuery }) {
  const t = useTranslations('reports.page')
  const words = useErrorWords()
  const language = useLocale()
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const file = await call('GET /reports/sales.csv', { query: { ...query, language } })
      save(await file.blob(), nameOf(file))
    } catch (error) {
      showToast(words.of(error), { tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div>
      <Button onClick={() => void download()} pending={pending}>
        {t('download')}
      </Button>
    </div>
  )
}

const nameOf = (file: Response) =>
  /filename="([^"]+)"/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? 'report.csv'

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // after the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
