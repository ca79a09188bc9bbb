import { afterAll } from 'vitest'
import type { TestApp } from './app.ts'
import { startTestApp } from './app.ts'
import type { Organiser, TestClient } from './client.ts'
import { signUp, testClient } from './client.ts'

/** An app with the two clients that most tests use. */
export interface TestBed {
  app: TestApp
  /** The first account: it runs the installation. */
  organiser: Organiser
  /** A client without a session. */
  buyer: TestClient
}

/** Starts an app for a test file, and closes it after the last test. @param options as those of `startTestApp` */
export async function startTestBed(...options: Parameters<typeof startTestApp>): Promise<TestBed> {
  const app = disposeAfterAll(await startTestApp(...options))
  return { app, organiser: await signUp(app.publicUrl), buyer: testClient(app.publicUrl) }
}

/** Disposes of a resource after the last test of the file, the newest resource first. @returns the resource */
export function disposeAfterAll<T extends AsyncDisposable>(resource: T): T {
  afterAll(() => resource[Symbol.asyncDispose]())
  return resource
}
