import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { SegmentedNav, segmentLinkStyle } from '../../../ui/SegmentedNav.tsx'

const tabs = [
  { text: 'have', search: {} },
  { text: 'how', search: { choice: 'how' } },
] as const

/** The two choices of the page, each with its own URL. */
export function KeyChoices({ id }: { id: string }) {
  const t = useTranslations('notionKey')
  const paths = usePaths()
  return (
    <SegmentedNav label={t('choices')}>
      {tabs.map(({ text, search }) => (
        <Link
          key={text}
          to={paths.enterKey(id)}
          search={search}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          replace
          className={segmentLinkStyle}
        >
          {t(text)}
        </Link>
      ))}
    </SegmentedNav>
  )
}
