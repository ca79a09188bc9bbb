import type { NotionPage } from '@foyer/contract/notion-pages'
import { useTranslations } from 'use-intl'
import { Callout } from '../../ui/Callout.tsx'

/** Blocks of the page that are not published: each reason once, with the kinds of blocks. */
export function SkippedBlocks({ skipped }: Pick<NotionPage, 'skipped'>) {
  const t = useTranslations('notionPages.skipped')
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  const kindsOf = (reason: string) => [
    ...new Set(skipped.flatMap((each) => (each.reason === reason && each.name !== '' ? each.name : []))),
  ]
  return (
    <Callout tone="warn" title={t('title', { count: skipped.length })}>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>
            {t(reason)}
            {kindsOf(reason).length > 0 && (
              <span className="text-ink-secondary"> ({kindsOf(reason).join(', ').replaceAll('_', ' ')})</span>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
