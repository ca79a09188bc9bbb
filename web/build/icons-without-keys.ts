import type { Plugin } from 'vite'

/**
 * Removes the React keys from lucide-react's icons. Its lists of shapes never change, so React needs no keys; it only warns
 * without them, and not in a build. The keys are random, so they do not compress: those of the first load take 0.7 KB.
 */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'foyer:icons-without-keys',
    apply: 'build',
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/.test(id)) return null
      return { code: code.replace(/, key: "\w+"/g, ''), map: null }
    },
  }
}
