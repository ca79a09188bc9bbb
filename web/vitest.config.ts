import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // A link that is clicked must not change the address of the window: the files of a worker share it, and one that
    // saved a `blob:` left the next without cookies and origin.
    environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    // A page is compiled when a test first opens it, and a test may wait several times: see asyncUtilTimeout.
    testTimeout: 60_000,
  },
})
