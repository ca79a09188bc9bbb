import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { Imported } from './use-import.ts'

interface Props {
  imported: Imported
  onChangeColumns: () => void
}

/** The result of an import. */
export function ImportedNote({ imported: { statement, csv }, onChangeColumns }: Props) {
  const t = useTranslations('bankStatements.imported')
  const all = useTranslations('bankStatements')
  const { fileName, payments, known, unreadable, refunds } = statement
  return (
    <Callout
      tone="success"
      role="status"
      className="mt-4 w-full max-w-2xl wrap-anywhere"
      title={t('title', { name: fileName || all('imports.noName') })}
      actions={
        csv && (
          <Button size="small" onClick={onChangeColumns}>
            {t('columns')}
          </Button>
        )
      }
    >
      <p>
        {t('counts', { new: payments - known, known })} {unreadable > 0 && t('unreadable', { count: unreadable })}{' '}
        {refunds > 0 && t('refunds', { count: refunds })}
      </p>
    </Callout>
  )
}
