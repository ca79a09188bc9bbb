import type { Event } from '@foyer/contract/events'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'

type Width = 'phone' | 'wide'

/**
 * The public page itself, in a frame: as visitors see it, with what only the team is told. Nothing can be ordered in it.
 * @param version what is published: another one has the frame loaded anew
 */
export function Preview({ event, version }: { event: Pick<Event, 'slug'>; version: string | undefined }) {
  const t = useTranslations('notion.preview')
  const language = useLocale()
  const [open, setOpen] = useState(false)
  const [width, setWidth] = useState<Width>('wide')
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
        // what it may not: send forms, so that a look at the page orders nothing
        sandbox="allow-same-origin allow-scripts allow-popups"
        className={`h-[36rem] rounded-card border border-line bg-paper ${width === 'phone' ? 'w-97.5 max-w-full' : 'w-full'}`}
      />
    </div>
  )
}
