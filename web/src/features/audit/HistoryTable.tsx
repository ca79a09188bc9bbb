import type { AuditEntry } from '@foyer/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { read } from '../../lib/query.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ChangeList } from './ChangeList.tsx'
import { pathOfSubject } from './path-of-subject.ts'

/** Entries: what happened to which subject, its changes, who caused it, and when in the time zone of the team. */
export function HistoryTable({ team, entries }: { team: string; entries: readonly AuditEntry[] }) {
  const t = useTranslations('audit')
  const format = useFormat()
  const { data } = useQuery(read('GET /teams/{id}', { params: { id: team } }))
  const zone = data?.timeZone ?? 'UTC'
  return (
    <DataTable
      caption={t('table.caption')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', header: t('table.what'), cell: (entry) => <Subject entry={entry} /> },
        { id: 'changes', header: t('table.changes'), cell: (entry) => <ChangeList entry={entry} timeZone={zone} /> },
        { id: 'who', header: t('table.who'), cell: ({ by }) => <Actor by={by} /> },
        {
          id: 'when',
          header: t('table.when'),
          cell: ({ at }) => (
            <time dateTime={at} className="tabular-nums lg:whitespace-nowrap">
              {format.dateTime(at, zone)}
            </time>
          ),
        },
      ]}
    />
  )
}

/** The action, and the subject with a link to its page, and one to all entries about it. */
function Subject({ entry: { action, subject, event } }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const path = pathOfSubject(usePaths(), { ...subject, event }, action)
  return (
    <div className="grid gap-0.5">
      <span className="font-medium">{t(`actions.${action}`)}</span>
      {subject.name !== undefined && (
        <span className="flex items-start gap-1 font-normal">
          {path ? (
            <Link to={path} className={`wrap-anywhere ${linkStyle}`}>
              {subject.name}
            </Link>
          ) : (
            <span className="wrap-anywhere text-ink-secondary">{subject.name}</span>
          )}
          <Link
            to="."
            search={{ subject: subject.id }}
            resetScroll={false}
            aria-label={t('about', { name: subject.name })}
            title={t('about', { name: subject.name })}
            className="grid size-6 shrink-0 place-items-center rounded-control text-ink-secondary hover:bg-hover hover:text-ink"
          >
            <ListFilter aria-hidden="true" size={14} />
          </Link>
        </span>
      )}
    </div>
  )
}

function Actor({ by: { kind, id, name } }: { by: AuditEntry['by'] }) {
  const t = useTranslations('audit')
  const shown = name ?? t(`actors.${kind}`)
  if (id === undefined) return shown
  return (
    <Link
      to="."
      search={{ person: id }}
      resetScroll={false}
      title={t('byOnly', { name: shown })}
      // a name of usual length stays on one line
      className={`inline-block wrap-anywhere sm:min-w-32 ${linkStyle}`}
    >
      {shown}
    </Link>
  )
}
