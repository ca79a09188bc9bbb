import type { BankStatement } from '@foyer/contract/bank-statements'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { useFormat } from '../../lib/format.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { LinesPart } from './LinesPart.tsx'
import type { StatementLinesProps } from './StatementLines.tsx'

type OpenDialog = { kind: 'lines' | 'remove'; statement: BankStatement }

/** The imports so far: what they brought, their payments, and the button that removes one. */
export function StatementList({ statements }: { statements: readonly BankStatement[] }) {
  const t = useTranslations('bankStatements.imports')
  const [dialog, setDialog] = useState<OpenDialog>()
  const columns = useColumns(setDialog)
  const close = () => setDialog(undefined)
  return (
    <LinesPart title={t('title')} lead={t('lead')}>
      <DataTable caption={t('caption')} columns={columns} rows={statements} rowKey={({ id }) => id} />
      {dialog?.kind === 'lines' && <LazyStatementLines statement={dialog.statement} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={t('removeTitle', { name: dialog.statement.fileName || t('noName') })}
          confirmLabel={t('remove')}
          removedText={t('removed', { name: dialog.statement.fileName || t('noName') })}
          remove={() => call('DELETE /bank-statements/{id}', { params: { id: dialog.statement.id } })}
          onClose={close}
          onRemoved={focusHeading}
        >
          <p>{t('removeBody')}</p>
        </RemoveDialog>
      )}
    </LinesPart>
  )
}

function useColumns(ask: (dialog: OpenDialog) => void): Column<BankStatement>[] {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  const nameOf = ({ fileName }: BankStatement) => fileName || t('imports.noName')
  const periodOf = ({ from, to }: BankStatement) =>
    from && to && (from === to ? format.day(from) : `${format.day(from)} – ${format.day(to)}`)
  const importedOf = ({ importedAt, by }: BankStatement) => {
    const when = format.dateTime(importedAt, readersZone())
    return by ? t('imports.by', { when, name: by }) : when
  }
  return [
    { id: 'file', header: t('table.file'), cell: (row) => <span className="wrap-anywhere">{nameOf(row)}</span> },
    { id: 'period', header: t('table.period'), cell: periodOf },
    {
      id: 'result',
      header: t('table.result'),
      cell: ({ open, booked, ignored }) => t('imports.result', { open, booked, ignored }),
    },
    { id: 'imported', header: t('table.imported'), cell: (row) => <span className="text-sm">{importedOf(row)}</span> },
    {
      id: 'actions',
      header: t('table.actions'),
      cell: (statement) => (
        <span className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
          <Button
            size="small"
            aria-label={t('imports.linesOf', { name: nameOf(statement) })}
            onClick={() => ask({ kind: 'lines', statement })}
          >
            {t('imports.lines')}
          </Button>
          <Button
            size="small"
            variant="plain"
            aria-label={t('imports.removeOf', { name: nameOf(statement) })}
            onClick={() => ask({ kind: 'remove', statement })}
          >
            {t('imports.remove')}
          </Button>
        </span>
      ),
    },
  ]
}

const fetchStatementLines = () => import('./StatementLines.tsx')

function LazyStatementLines(props: StatementLinesProps) {
  const module = useModuleOnceShown(fetchStatementLines)
  return module && <module.StatementLines {...props} />
}
