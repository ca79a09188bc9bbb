import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../lib/migrations.ts'
import { administer, onDatabase, templateName } from './databases.ts'
import type { TestPostgres } from './postgres.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

declare global {
  /** The PostgreSQL server of the run. Vitest loads this file once per project in one process, so it is global. */
  var sharedPostgres: { postgres: Promise<TestPostgres>; users: number } | undefined
}

/** Starts one PostgreSQL server for the run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.sharedPostgres ??= { postgres: startWithTemplate(), users: 0 }
  const shared = globalThis.sharedPostgres
  shared.users += 1
  const postgres = await shared.postgres
  project.provide('postgresUrl', postgres.url)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.sharedPostgres = undefined
    await postgres.stop()
  }
}

async function startWithTemplate(): Promise<TestPostgres> {
  const postgres = await startTestPostgres()
  await administer(postgres.url, `create database ${templateName}`)
  await migrateDatabase(onDatabase(postgres.url, templateName))
  return postgres
}
