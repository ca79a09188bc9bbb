import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    // A page is compiled when a test first opens it, and a test may wait several times: see asyncUtilTimeout.
    testTimeout: 60_000,
  },
})
