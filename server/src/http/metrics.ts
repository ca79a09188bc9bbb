import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process, for Prometheus. */
export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

/** The duration of requests, by route and status. */
export const requestSeconds = new Histogram({
  name: 'foyer_http_request_seconds',
  help: 'Time to answer a call, in seconds',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})

/** The age of the last committed write; it grows while the database cannot be written to. */
export const databaseWriteSeconds = new Gauge({
  name: 'foyer_database_write_seconds',
  help: 'Time since the last write that the database committed, in seconds',
  registers: [metrics],
})

/** Grows while documents cannot be made, for example with settings that no document allows. */
export const failingInvoices = new Gauge({
  name: 'foyer_invoices_failing',
  help: 'Orders whose invoices could not be issued, and documents whose files could not be made; both are tried again',
  registers: [metrics],
})

export const diskFreeBytes = new Gauge({
  name: 'foyer_disk_free_bytes',
  help: 'Free space on the disk of the embedded database, in bytes; 0 with DATABASE_URL',
  registers: [metrics],
})

export const diskSizeBytes = new Gauge({
  name: 'foyer_disk_size_bytes',
  help: 'Size of the disk of the embedded database, in bytes; 0 with DATABASE_URL',
  registers: [metrics],
})
