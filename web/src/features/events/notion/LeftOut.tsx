import type { NotionPage } from '@foyer/contract/notion-pages'
import { useTranslations } from 'use-intl'
import { Callout } from '../../../ui/Callout.tsx'

/** What of the page is not published, and why: each reason once, with the kinds of blocks it holds for. */
export function LeftOut({ leftOut }: Pick<NotionPage, 'leftOut'>) {
  const t = useTranslations('notion.leftOut')
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  const kindsOf = (reason: string) => [
    ...new Set(leftOut.flatMap((each) => (each.reason === reason && each.name !== '' ? each.name : []))),
  ]
  return (
    <Callout tone="warn" title={t('title', { count: leftOut.length })}>
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
