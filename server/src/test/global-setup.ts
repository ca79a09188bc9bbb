import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../lib/db.ts'
import { startEmbeddedPostgres } from '../lib/embedded-postgres/embedded-postgres.ts'
import { administer, onDatabase, templateName } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file's own is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await administer(postgres.url, `create database ${templateName}`)
  await migrateDatabase(onDatabase(postgres.url, templateName))
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
