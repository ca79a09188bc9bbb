import { Unreachable } from '../lib/api-error.ts'

/**
 * Loads code of the app. Foyer answers but the file is missing: a newer version is deployed, and the router reloads the
 * page. Without any answer a reload would only show the browser's error page, so this throws instead.
 * @throws Unreachable without an answer
 */
export const fetchCode = <Code>(fetchIt: () => Promise<Code>): Promise<Code> =>
  fetchIt().catch(async (error: unknown) => {
    throw (await foyerAnswers()) ? error : new Unreachable('The code of the page could not be loaded', { cause: error })
  })

const foyerAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
