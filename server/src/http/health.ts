import type { Installation } from '@foyer/contract/installation'
import type { DiskSpace } from '../lib/disk-space.ts'
import { isDiskLow } from '../lib/disk-space.ts'
import type { Infra } from '../lib/infra.ts'
import { hasOwnSchema } from '../lib/migrations.ts'

/** The checks of one process. The connection to the internet is known to the database, for all processes. */
export type HealthChecks = Omit<Installation['checks'], 'internet'>
export type HealthState = HealthChecks['database']

/** The health of the parts of a process that can fail besides the database. */
export interface ProcessHealth {
  jobs(): HealthState
  mail(): Promise<HealthState>
  /** Whether notifications of the database arrive. */
  notices(): HealthState
  /** Whether the process has been asked to stop. */
  isStopping(): boolean
}

/** PostgreSQL stops when it cannot add a segment to its log, of this size. */
const sellingBytes = 16 * 1024 * 1024

/** The space on the disk of the database. @returns undefined when Foyer cannot see that disk */
export const readDiskSpace = async ({ diskSpace }: Pick<Infra, 'diskSpace'>): Promise<DiskSpace | undefined> =>
  diskSpace?.().catch(() => undefined)

interface HealthReport {
  checks: HealthChecks
  disk: DiskSpace | undefined
  /** Whether the process can sell: a proxy may send it requests. Background work does not count. */
  takesTraffic: boolean
  /** The age of the last write that was committed. */
  databaseWriteSeconds: number
}

/** Checks the process. Its migrations ran before it listened; `migrations` tells whether a newer build has migrated since. */
export async function checkHealth(
  infra: Pick<Infra, 'db' | 'heartbeat' | 'diskSpace'>,
  process: ProcessHealth,
): Promise<HealthReport> {
  const [isWritable, disk] = await Promise.all([infra.heartbeat.check(), readDiskSpace(infra)])
  const [schema, mail] = isWritable ? await Promise.all([schemaState(infra), process.mail()]) : failing
  return {
    checks: {
      database: isWritable ? 'ok' : 'failing',
      migrations: schema,
      disk: stateOfDisk(disk),
      notices: process.notices(),
      jobs: process.jobs(),
      mail,
    },
    disk,
    takesTraffic: isWritable && !process.isStopping() && (disk === undefined || disk.freeBytes >= sellingBytes),
    databaseWriteSeconds: infra.heartbeat.ageSeconds(),
  }
}

const failing = ['failing', 'failing'] as const

function stateOfDisk(disk: DiskSpace | undefined): HealthReport['checks']['disk'] {
  if (!disk) return 'off'
  return isDiskLow(disk) ? 'failing' : 'ok'
}

async function schemaState({ db }: Pick<Infra, 'db'>): Promise<HealthState> {
  const isOwn = await hasOwnSchema(db).catch(() => false)
  return isOwn ? 'ok' : 'failing'
}
