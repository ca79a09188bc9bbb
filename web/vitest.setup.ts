// first, as in the app: zod reads the setting when it is loaded
import './src/app/zod-without-eval.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// how long a test waits before it fails; on a busy machine a whole page takes more than the second it is by default
configure({ asyncUtilTimeout: 5_000 })

// jsdom has no windows of any width; ours is a wide one
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList

afterEach(cleanup)
