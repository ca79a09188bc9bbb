import pg from 'pg'
import type { Db } from '../lib/db.ts'
import { openDatabase, planSettings } from '../lib/db.ts'
import { createLog } from '../lib/log.ts'

/** A table that a query read, and how. */
interface TableRead {
  table: string
  /** 'Seq Scan', 'Index Scan' and others of PostgreSQL. */
  by: string
  /** The rows that were looked at, those that a condition excluded included. */
  rows: number
}

interface Statement {
  text: string
  values: unknown[]
}

/** The part of `explain (analyze, format json)` that tells of rows. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Index Cond'?: string
  Plans?: PlanNode[]
}

type Explain = (client: pg.Client, statement: Statement) => Promise<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>

/** Runs some work on a database, and then has PostgreSQL explain each of its queries. @returns what they read */
export const tablesReadBy = (databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<TableRead[]> =>
  explained(databaseUrl, work, async (client, { text, values }) => {
    const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values })
    return rows
  })

/** The same with the plans that the connections of the sale keep: made for any parameters, never for these. */
export const tablesReadByKeptPlans = (databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<TableRead[]> =>
  explained(databaseUrl, work, async (client, { text, values }) => {
    for (const [name, value] of Object.entries(planSettings)) await client.query(`set ${name} = ${value}`)
    await client.query(`prepare kept as ${text}`)
    const literals = values.map(literalOf)
    const { rows } = await client.query(
      `explain (analyze, format json) execute kept${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
    )
    await client.query('deallocate kept')
    return rows
  })

/**
 * The tables that the plans of the sale's connections read as a whole: without an index, or all of an index. Nothing is run
 * again, so the work may write.
 */
export async function tablesReadWhole(databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(databaseUrl, work)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(planSettings)) await client.query(`set ${name} = ${value}`)
    const tables: string[] = []
    for (const { text } of statements.filter((each) => !isBoundary.test(each.text))) {
      await client.query(`prepare kept as ${text}`)
      // a kept plan is the same for all parameters
      const nulls = [...new Set(text.match(/\$\d+/g))].map(() => 'null').join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) execute kept${nulls && `(${nulls})`}`,
      )
      await client.query('deallocate kept')
      tables.push(...rows.flatMap((row) => wholeReadsOf(row['QUERY PLAN'][0].Plan)))
    }
    return [...new Set(tables)]
  } finally {
    await client.end()
  }
}

const wholeReadsOf = (node: PlanNode): string[] => [
  ...(node['Relation Name'] !== undefined && /Scan$/.test(node['Node Type']) && !isSearch(node)
    ? [node['Relation Name']]
    : []),
  ...(node.Plans ?? []).flatMap(wholeReadsOf),
]

/** Whether a node finds its rows by a condition of an index. The index of a bitmap is searched by a node below. */
const isSearch = (node: PlanNode): boolean =>
  node['Index Cond'] !== undefined || node['Node Type'] === 'Bitmap Heap Scan' || node['Node Type'] === 'Tid Scan'

async function explained(
  databaseUrl: string,
  work: (db: Db) => Promise<unknown>,
  explain: Explain,
): Promise<TableRead[]> {
  const statements = await statementsOf(databaseUrl, work)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const reads: TableRead[] = []
    for (const statement of statements) {
      if (isBoundary.test(statement.text)) await client.query(statement.text)
      else reads.push(...(await explain(client, statement)).flatMap((row) => readsOf(row['QUERY PLAN'][0].Plan)))
    }
    return reads
  } finally {
    await client.end()
  }
}

/** A value as it stands in a statement. An array of texts without quotes, as ids are. */
const literalOf = (value: unknown): string =>
  pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))

// settings of a transaction count for its statements only
const isBoundary = /^\s*(begin|commit|rollback)\b/i

/** Runs some work on a database. @returns its queries, without the settings of connections */
export async function statementsOf(databaseUrl: string, work: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const { db, pool, close } = openDatabase(databaseUrl, createLog('silent'), { size: 1 })
  const statements: Statement[] = []
  pool.on('connect', (client) => {
    const { query } = client
    const recorded = (...args: unknown[]) => {
      const [given, values] = args
      const text = typeof given === 'string' ? given : (given as { text: string }).text // `as`: a query has a text
      if (isBoundary.test(text) || /^\s*(select|with)\b/i.test(text))
        statements.push({ text, values: Array.isArray(values) ? values : [] })
      return Reflect.apply(query, client, args)
    }
    // `as`: it takes and returns what the method does, which has many overloads
    client.query = recorded as typeof query
  })
  try {
    await work(db)
    return statements
  } finally {
    await close()
  }
}

const readsOf = (node: PlanNode): TableRead[] => [
  ...(node['Relation Name'] === undefined
    ? []
    : [{ table: node['Relation Name'], by: node['Node Type'], rows: rowsOf(node) }]),
  ...(node.Plans ?? []).flatMap(readsOf),
]

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']
