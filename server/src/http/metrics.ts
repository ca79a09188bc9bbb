import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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
