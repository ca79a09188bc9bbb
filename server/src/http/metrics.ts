import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What this process counts, for Prometheus. */
export const metrics = new Registry()
collectDefaultMetrics({ register: metrics })

/** How long calls took, by the contract's name of the call. */
export const answered = new Histogram({
  name: 'foyer_http_request_seconds',
  help: 'Time to answer a call, in seconds',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})
