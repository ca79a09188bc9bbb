// First, as in the app: zod reads the setting when it loads.
import './src/app/zod-without-eval.ts'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { currentToasts, dismissToast } from './src/ui/toasts.ts'

// The limit only ends a test that would never pass. Opening a page takes 0.3 s alone, and 10 s beside seven other runs.
configure({
  asyncUtilTimeout: 20_000,
  // The default prints the page into each error, and a test that waits discards most of them. See `afterEach` below.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// React's development build captures a stack for each of the first 10,000 elements of a second, for warnings about their
// owners. That took a tenth of the time of these tests; warnings still name their components.
const ofReact: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(ofReact, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})

// Most errors are those of tests that wait, which discard them. Vitest's default is 100.
Error.stackTraceLimit = 10

// happy-dom has no window width; this one is wide.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && globalThis.document) console.error(prettyDOM())
})
afterEach(cleanup)
// One that the next test shows too would be there twice, and that test would wait 6 s for the first to disappear.
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
// A page that a test opened last may still be loading. Loading fails when the file ends, and every later file of the
// worker would meet that failure: they share the code they import.
afterAll(() => vi.dynamicImportSettled())
