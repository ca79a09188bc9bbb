import type { CsvColumns } from '@foyer/contract/bank-csv'
import type { BankStatement, BankStatementPreview } from '@foyer/contract/bank-statements'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'

export type CsvPreview = NonNullable<BankStatementPreview['csv']>

export interface Imported {
  statement: BankStatement
  /** Of a CSV file, whose columns can be changed. */
  csv: CsvPreview | undefined
}

/** The bytes alone: the server takes no other type, so that no form of another site can send a file. */
const bytesOf = (file: File) => new Blob([file], { type: 'application/octet-stream' })

/** The steps of an import: reading the file, asking for the columns of a CSV file of a new kind, importing. */
export function useImport() {
  const errorOf = useImportError()
  const [file, setFile] = useState<File>()
  const [asking, setAsking] = useState<{ csv: CsvPreview; again: boolean }>()
  const [imported, setImported] = useState<Imported>()

  const create = async (chosen: File, csv: CsvPreview | undefined) => {
    const query = { fileName: chosen.name.slice(0, 200) }
    const statement = await call('POST /bank-statements', { query, upload: bytesOf(chosen) })
    setAsking(undefined)
    setImported({ statement, csv })
  }
  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      setFile(chosen)
      setImported(undefined)
      const { csv } = await call('POST /bank-statements/preview', { upload: bytesOf(chosen) })
      if (csv && !csv.remembered) setAsking({ csv, again: false })
      else await create(chosen, csv)
    },
  })
  const importing = useMutation({
    mutationFn: async ({ csv, columns, again }: { csv: CsvPreview; columns: CsvColumns; again: boolean }) => {
      if (!file) return
      const { signature } = csv
      const body = { ...columns, text: [...columns.text] }
      await call('PUT /bank-statements/columns/{signature}', { params: { signature }, body })
      if (again && imported) await call('DELETE /bank-statements/{id}', { params: { id: imported.statement.id } })
      await create(file, { ...csv, columns: body })
    },
  })
  const error = importing.error ?? reading.error
  return {
    choose: reading.mutate,
    importWith: (columns: CsvColumns) => asking && importing.mutate({ ...asking, columns }),
    /** Asks for the columns of the file that was imported. */
    changeColumns: () => imported?.csv && setAsking({ csv: imported.csv, again: true }),
    cancel: () => {
      importing.reset()
      setAsking(undefined)
    },
    pending: reading.isPending || importing.isPending,
    error: error ? errorOf(error) : undefined,
    asking,
    imported,
  }
}

/** The refusal of a file in the reader's language. */
function useImportError(): (error: unknown) => string {
  const t = useTranslations('bankStatements')
  const words = useErrorWords()
  return (error) => {
    if (!(error instanceof ApiError)) return words.of(error)
    if (error.problem.code === 'too-large') return t('tooLarge')
    const [fault] = error.problem.errors ?? []
    if (fault?.code === 'statement-unreadable' || fault?.code === 'statement-columns') return t(`error.${fault.code}`)
    return fault?.code === 'too-many' ? t('tooMany', { limit: fault.limit ?? 0 }) : words.of(error)
  }
}
