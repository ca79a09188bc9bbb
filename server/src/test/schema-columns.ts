import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { vi } from 'vitest'

interface SchemaColumn {
  table: string
  /** As in the database. */
  column: string
  /** The type of its values in the database. */
  type: string
  /** Whether the schema declares it as encrypted. */
  encrypted: boolean
}

/** The columns of all tables of the schema, read from its files: a new table or column is among them. */
export async function schemaColumns(): Promise<SchemaColumn[]> {
  const folder = new URL('../schema/', import.meta.url)
  const modules = await Promise.all(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name: file }) => vi.importActual<object>(new URL(file, folder).pathname)),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable))
  return tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      table: getTableName(table),
      column: column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      type: column.getSQLType(),
      encrypted: column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text',
    })),
  )
}
