import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { compileMessages } from './build/compile-messages.ts'
import { demoFiles } from './build/demo-files.ts'
import { doorPage } from './build/door-page.ts'
import { firstScripts } from './build/first-scripts.ts'
import { iconsAsOnePath } from './build/icons-as-one-path.ts'
import { logoInPage } from './build/logo-in-page.ts'
import { messageFiles } from './build/message-files.ts'
import { releaseFolder } from './build/release-folder.ts'
import { splitIcons } from './build/split-icons.ts'

const isLoadedByEveryPage = /\/(?:rolldown-runtime|libraries|first)[-.][^/]*$/
/** The module with styles of its own: its import waits for them, so it is preloaded beside them. */
const isHeldByStyles = /\/RichText[-.][^/]*$/

export default defineConfig(({ mode }) => ({
  plugins: [
    splitIcons(),
    iconsAsOnePath(),
    react(),
    tailwindcss(),
    compileMessages(),
    messageFiles(),
    logoInPage(),
    doorPage(),
    releaseFolder(),
    firstScripts(),
    // React Aria has its English texts under en-US only, and fails without them in any language.
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'fr-FR'] }), enforce: 'pre' },
    mode === 'demo' && demoFiles(),
  ],
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    // No inline scripts and no data: URLs, so that the Content-Security-Policy can stay strict.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script has the lists of what each page preloads. They leave out what every page has loaded, and the
      // module itself, whose import starts as soon.
      resolveDependencies: (module, files, { hostType }) =>
        hostType === 'html' || isHeldByStyles.test(module)
          ? files
          : files.filter((file) => file !== module && !isLoadedByEveryPage.test(file)),
    },
    rolldownOptions: {
      // Drops schemas that a page does not use, and zod with them. Variables with these names lose the calls whose result
      // is not used: `line.tickets.push(…)` once vanished from the app.
      treeshake: { manualPureFunctions: ['z', 'line', 'paragraph', 'refine'] },
      output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000' } } },
}))
