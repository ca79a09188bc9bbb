import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    // the code of a page is compiled when a test first opens it, which takes its time on a busy machine
    testTimeout: 20_000,
  },
})
