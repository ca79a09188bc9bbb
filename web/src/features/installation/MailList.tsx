import type { Page } from '@foyer/contract/http/route'
import type { Mail } from '@foyer/contract/installation'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { OlderPages } from '../../lib/OlderPages.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { buttonStyle, linkStyle } from '../../ui/button-style.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MailState } from './MailState.tsx'
import { mailPage } from './queries.ts'
import type { MailSearch } from './search.ts'

/** The mails that the URL asks for, newest first. */
export function MailList({ search }: { search: MailSearch }) {
  const { data } = useSuspenseQuery(mailPage(search))
  if (data.items.length === 0) return <NoMails search={search} />
  return (
    <>
      <MailTable mails={data.items} search={search} />
      <MailPages page={data} search={search} />
    </>
  )
}

function MailTable({ mails, search }: { mails: Mail[]; search: MailSearch }) {
  const t = useTranslations('installation.mails')
  const format = useFormat()
  return (
    <DataTable
      caption={t('title')}
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'subject',
          header: t('columns.subject'),
          cell: ({ id, subject }) => (
            <Link to="." search={{ ...search, mail: id }} resetScroll={false} className={`row-link ${linkStyle}`}>
              {subject}
            </Link>
          ),
        },
        {
          id: 'to',
          header: t('columns.to'),
          // a long subject would squeeze an address that may break anywhere into a few letters
          cell: ({ to }) => <span className="inline-block wrap-anywhere lg:min-w-44">{to}</span>,
        },
        { id: 'state', header: t('columns.state'), cell: (mail) => <MailState mail={mail} /> },
        {
          id: 'time',
          header: t('columns.time'),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className="tabular-nums lg:whitespace-nowrap">
              {format.dateTime(createdAt, readersZone())}
            </time>
          ),
        },
        {
          id: 'attempts',
          header: t('columns.attempts'),
          align: 'end',
          cell: ({ attempts }) => format.number(attempts),
        },
      ]}
    />
  )
}

function NoMails({ search: { state, cursor } }: { search: MailSearch }) {
  const t = useTranslations('installation.mails')
  if (!state && !cursor) return <EmptyState title={t('none.title')}>{t('none.body')}</EmptyState>
  const all = (
    <Link to="." search={{}} className={buttonStyle()}>
      {t('noMatch.clear')}
    </Link>
  )
  return (
    <EmptyState
      kind="no-match"
      title={state ? t('noMatch.title', { state: t(`states.${state}`) }) : t('noMatch.end')}
      action={all}
    >
      {state && t(`stateNotes.${state}`)}
    </EmptyState>
  )
}

function MailPages({ page, search: { mail: _, ...search } }: { page: Page<Mail>; search: MailSearch }) {
  const t = useTranslations('installation.mails')
  return (
    <OlderPages
      page={page}
      search={search}
      words={{
        pages: t('pages'),
        count: (count, number) => t('count', { count, number }),
        newest: t('newest'),
        older: t('older'),
      }}
    />
  )
}
