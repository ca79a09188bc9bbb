import { Unreachable } from '../lib/api-error.ts'

/**
 * Fetches code of the app. When it is not to be had though Foyer answers, a newer version has taken this one's place,
 * and the router loads the page anew. Without an answer that would leave the reader with the browser's own error.
 * @throws Unreachable without an answer
 */
export const fetchCode = <Code>(fetchIt: () => Promise<Code>): Promise<Code> =>
  fetchIt().catch(async (error: unknown) => {
    throw (await foyerAnswers()) ? error : new Unreachable('No code of the app to be had', { cause: error })
  })

const foyerAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
