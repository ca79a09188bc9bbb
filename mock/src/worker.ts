import { setupWorker } from 'msw/browser'
import { apiHandler } from './api.ts'
import { createMock } from './app.ts'

/** Starts the mock in a service worker. Requests that are not for the API go to the network. */
export async function startMock(): Promise<void> {
  await setupWorker(apiHandler(createMock())).start({ onUnhandledRequest: 'bypass', quiet: true })
}
