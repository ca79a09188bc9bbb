import { setupWorker } from 'msw/browser'
import { mockHandlers } from './api.ts'
import { createMock } from './app.ts'

/** Starts the mock in a service worker. Requests that are neither for the API nor for uploaded files go to the network. */
export async function startMock(): Promise<void> {
  await setupWorker(...mockHandlers(createMock())).start({ onUnhandledRequest: 'bypass', quiet: true })
}
