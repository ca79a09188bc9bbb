// First, as in the app: zod reads the setting when it loads.
import './src/app/zod-without-eval.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The limit only ends a test that would never pass. Opening a page takes 0.3 s alone, and 10 s beside seven other runs.
configure({ asyncUtilTimeout: 20_000 })

// happy-dom has no window width; this one is wide.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList

afterEach(cleanup)
