import type { Plugin } from 'vite'

// no import of the contract: Node reads this file without a loader for TypeScript packages
const address = /^\/[a-z]{2}\/check-in\/\w+(\?|$)/

/** Serves the page at the door in development, where it has no build of its own. */
export const doorPage = (): Plugin => ({
  name: 'foyer:door-page',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url && address.test(request.url)) request.url = '/check-in.html'
      next()
    })
  },
})
