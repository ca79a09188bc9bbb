import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ImportFile } from './ImportFile.tsx'
import { OpenLines } from './OpenLines.tsx'
import { bankStatements, openBankLines } from './queries.ts'
import { StatementList } from './StatementList.tsx'

/** The import, the payments to decide about, and the imports so far. */
export function BankStatements() {
  const t = useTranslations('bankStatements')
  const { data: statements } = useSuspenseQuery(bankStatements())
  const { data: open } = useSuspenseQuery(openBankLines())
  return (
    <div className="grid grid-cols-1 gap-10">
      <ImportFile />
      {statements.length === 0 ? (
        <EmptyState title={t('first.title')}>{t('first.body')}</EmptyState>
      ) : (
        <>
          <OpenLines open={open} />
          <StatementList statements={statements} />
        </>
      )}
    </div>
  )
}
