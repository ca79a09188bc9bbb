import { maxExactCount } from '@foyer/contract/http/route'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ArrowUp, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { showPalette } from '../../lib/palette.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { InboxEmpty } from './InboxEmpty.tsx'
import { threadPages } from './queries.ts'
import { SelectedThreads } from './SelectedThreads.tsx'
import type { InboxSearch } from './search.ts'
import { ThreadRow } from './ThreadRow.tsx'
import { useFrozenThreads } from './use-frozen-threads.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

interface Props {
  search: InboxSearch
  /** The id of the open thread. */
  open: string | undefined
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
}

/** The matching threads, with selection and bulk actions. */
export function ThreadList({ search, open, outdated }: Props) {
  const t = useTranslations('inbox')
  const format = useFormat()
  const found = useSuspenseInfiniteQuery(threadPages(search))
  const list = useRef<HTMLUListElement>(null)
  const { threads, newCount, showNew } = useFrozenThreads(
    found.data.pages.flatMap(({ items }) => items),
    open,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = threads.filter(({ id }) => chosen.has(id))
  const select = (id: string, yes: boolean) =>
    setChosen((before) => new Set(yes ? [...before, id] : [...before].filter((each) => each !== id)))
  const toggle = (id: string) => select(id, !chosen.has(id))
  useInboxKeys({ list, threads, selected, open, toggle, onDone: () => setChosen(new Set()) })
  const total = found.data.pages.at(-1)?.total ?? 0
  const count = format.count(total, maxExactCount)
  return (
    <div aria-busy={outdated} className={classNames('transition-opacity', outdated && 'opacity-60 delay-200')}>
      <div className="flex items-center gap-3">
        {threads.length > 0 && (
          <Checkbox
            label={<span className="sr-only">{t('bulk.all')}</span>}
            className="ps-3"
            checked={selected.length === threads.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? threads.map(({ id }) => id) : []))}
          />
        )}
        <p role="status" className={threads.length > 0 ? 'grow text-sm text-ink-secondary' : 'sr-only'}>
          {t('list.count', { count: total, shown: count })}
        </p>
        <ShowNewButton count={newCount} onShow={showNew} />
        <IconButton
          label={t('act.keys')}
          icon={<Keyboard aria-hidden="true" size={18} />}
          className="ms-auto max-lg:hidden"
          onClick={() => showPalette('keys')}
        />
      </div>
      {selected.length > 0 && <SelectedThreads threads={selected} onDone={() => setChosen(new Set())} />}
      {threads.length > 0 ? (
        <ul ref={list} aria-label={t('list.label')} className="border-t border-line">
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              open={thread.id === open}
              selected={chosen.has(thread.id)}
              isSelecting={selected.length > 0}
              onSelect={(yes) => select(thread.id, yes)}
            />
          ))}
        </ul>
      ) : (
        <InboxEmpty search={search} />
      )}
      <ListEnd found={found} shown={threads.length} total={count} />
    </div>
  )
}

/** The button that shows new threads, which wait until the reader asks for them. */
function ShowNewButton({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('inbox.list')
  return (
    <span role="status">
      {count > 0 && (
        <Button size="small" icon={<ArrowUp aria-hidden="true" size={16} />} onClick={onShow}>
          {t('new', { count })}
        </Button>
      )}
    </span>
  )
}

interface ListEndProps {
  found: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
    error: unknown
    data: { pages: unknown[] }
  }
  shown: number
  total: string
}

/** How many threads are shown, and a button for more. */
function ListEnd({ found, shown, total }: ListEndProps) {
  const t = useTranslations('inbox.list')
  const words = useErrorWords()
  const format = useFormat()
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, data } = found
  const more = { label: t('more'), onMore: () => void fetchNextPage(), pending: isFetchingNextPage }
  return (
    <>
      {isFetchNextPageError && (
        <Callout tone="danger" role="alert" className="mt-4">
          {t('moreFailed', { why: words.of(error) })}
        </Callout>
      )}
      {(hasNextPage || data.pages.length > 1) && (
        <ShowMore text={t('shown', { shown: format.number(shown), total })} more={hasNextPage ? more : undefined} />
      )}
    </>
  )
}
