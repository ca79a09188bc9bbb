import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkInWorker } from './build/check-in-worker.ts'
import { compileMessages } from './build/compile-messages.ts'
import { iconsAsOnePath } from './build/icons-as-one-path.ts'
import { splitIcons } from './build/split-icons.ts'

/** The page at the door: a build of its own, so that a phone loads nothing of the organisers' app. */
export default defineConfig({
  base: '/check-in/',
  plugins: [splitIcons(), iconsAsOnePath(), react(), tailwindcss(), compileMessages(), checkInWorker()],
  build: {
    outDir: 'dist/check-in',
    // No inline scripts and no data: URLs, so that the Content-Security-Policy can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'check-in.html' },
  },
})
