import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { databaseUrl } from '../database.ts'
import type { BatchSettings } from './batches.ts'
import { postmasterOf } from './costs.ts'
import { processorSecondsOfTree } from './processor-time.ts'

const file = fileURLToPath(new URL('./batches.ts', import.meta.url))

/** The rate of PostgreSQL alone with the batches of a sale. */
export interface DatabaseAlone {
  ordersPerSecond: number
  /** Processor time for each order, in microseconds. */
  micros: number
}

/** Sends the statements of a sale from a process of its own, in batches as they arise with 64 connections. */
export async function databaseAlone(
  dataDir: string,
  { slug, types: [ticketTypeId = ''] }: EventOnSale,
  requests: 'one' | 'two',
  seconds: number,
): Promise<DatabaseAlone> {
  const settings: BatchSettings = {
    url: databaseUrl(dataDir),
    slug,
    ticketTypeId,
    requests,
    seconds,
    ordersInBatch: 64,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const processorTime = () => processorSecondsOfTree(postmasterOf(dataDir))
  let before = Number.NaN
  for await (const line of createInterface(child.stdout)) {
    if (line === 'begun') before = processorTime()
    else return { ordersPerSecond: Number(line), micros: ((processorTime() - before) / seconds / Number(line)) * 1e6 }
  }
  throw new Error('The sender of batches ended without a result.')
}
