/** The first of five ports in a row. E2E_PORT moves them, for two runs at the same time. */
const first = Number(process.env['E2E_PORT'] ?? 4310)

/** Where the journeys find what they travel through. */
export const ports = {
  foyer: first,
  demo: first + 1,
  notion: first + 2,
  stripe: first + 3,
  stripePages: first + 4,
} as const

export const foyerUrl = `http://localhost:${ports.foyer}`
export const demoUrl = `http://localhost:${ports.demo}`
