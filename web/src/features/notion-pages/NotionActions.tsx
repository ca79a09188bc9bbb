import type { NotionPage } from '@foyer/contract/notion-pages'
import { useMutation } from '@tanstack/react-query'
import { Pause, Play, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'

type Translator = ReturnType<typeof useTranslations<'notionPages'>>

const resultOf = (seen: NonNullable<NotionPage['seen']>, t: Translator): string =>
  seen === 'changed' || seen === 'unchanged'
    ? t(`result.${seen}`)
    : t('result.failed', { reason: t(`state.${seen}.label`) })

/** Buttons that sync the page now, and pause or resume syncing. */
export function NotionActions({ id, notion }: { id: string; notion: NotionPage }) {
  const t = useTranslations('notionPages')
  const words = useErrorWords()
  const onError = (error: Error) => showToast(words.of(error))
  const params = { id }
  const sync = useMutation({ mutationFn: () => call('POST /events/{id}/site/sync', { params }), onError })
  const pause = useMutation({
    mutationFn: (paused: boolean) => call('PUT /events/{id}/site/pause', { params, body: { paused } }),
    onSuccess: ({ paused }) => showToast(t(paused ? 'paused' : 'resumed')),
    onError,
  })
  const reading = sync.isPending || notion.reading
  // The state when the reader clicked. The toast appears once, and only for that reader.
  const before = useRef<NotionPage>(undefined)
  useEffect(() => {
    if (!before.current || reading || notion.checkedAt === before.current.checkedAt) return
    if (notion.seen !== undefined) showToast(resultOf(notion.seen, t))
    before.current = undefined
  }, [notion, reading, t])
  const syncNow = () => {
    before.current = notion
    sync.mutate()
  }
  const Icon = notion.paused ? Play : Pause
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<RefreshCw aria-hidden="true" size={16} />} pending={reading} onClick={syncNow}>
        {t(reading ? 'syncing' : 'syncNow')}
      </Button>
      <Button
        icon={<Icon aria-hidden="true" size={16} />}
        pending={pause.isPending}
        onClick={() => pause.mutate(!notion.paused)}
      >
        {t(notion.paused ? 'resume' : 'pause')}
      </Button>
    </div>
  )
}
