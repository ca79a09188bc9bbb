import type { Event } from '@foyer/contract/events'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'

type PreviewWidth = 'phone' | 'wide'

/**
 * The public page in a frame, with the notes that only the team sees. Forms are disabled, so nothing can be ordered.
 * @param version the published version; another one reloads the frame
 */
export function PagePreview({ event, version }: { event: Pick<Event, 'slug'>; version: string | undefined }) {
  const t = useTranslations('notionPages.preview')
  const language = useLocale()
  const [open, setOpen] = useState(false)
  const [width, setWidth] = useState<PreviewWidth>('wide')
  if (!open)
    return (
      <Button className="w-fit" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
    )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          legend={t('width')}
          value={width}
          onValueChange={setWidth}
          options={[
            { value: 'wide', label: t('wide') },
            { value: 'phone', label: t('phone') },
          ]}
        />
        <Button onClick={() => setOpen(false)}>{t('hide')}</Button>
      </div>
      <iframe
        key={version}
        title={t('title')}
        src={`/${language}/e/${event.slug}/preview`}
        // Without `allow-forms`, so that nothing is ordered from the preview.
        sandbox="allow-same-origin allow-scripts allow-popups"
        className={`h-[36rem] rounded-card border border-line bg-paper ${width === 'phone' ? 'w-97.5 max-w-full' : 'w-full'}`}
      />
    </div>
  )
}
