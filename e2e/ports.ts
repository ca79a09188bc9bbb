/** Where the journeys find what they travel through. */
export const ports = { foyer: 4310, demo: 4311, notion: 4312, stripe: 4313, stripePages: 4314 } as const

export const foyerUrl = `http://localhost:${ports.foyer}`
export const demoUrl = `http://localhost:${ports.demo}`
