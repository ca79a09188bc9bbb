import { setupWorker } from 'msw/browser'
import { apiHandler } from './api.ts'
import { createMock } from './app.ts'

/** Starts the pretend API in a service worker. Every request that is not for the API goes on to the network. */
export async function startMock(): Promise<void> {
  await setupWorker(apiHandler(createMock())).start({ onUnhandledRequest: 'bypass', quiet: true })
}
