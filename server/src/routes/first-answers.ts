import { randomUUID } from 'node:crypto'
import { firstReadsOf } from '@foyer/contract/first-reads'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { problemResponse } from '../http/problems.ts'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

/** A slow answer must not hold the page back: the app asks for it itself. */
const longestWaitMs = 1000

/** Answers, in a page, what the app asks for first. */
export interface FirstAnswers {
  /** A data block for the page, which runs no script. Empty without answers. */
  html: string
  /** The cookies that the answers set: a session that is extended, or has ended. */
  cookies: string[]
}

export const noAnswers: FirstAnswers = { html: '', cookies: [] }

/**
 * Puts the answers to the first reads of a page into the page itself, which saves the browser a round trip. They are
 * requests to the API with the cookies of the page's reader: routes, permissions and schemas are those of the API. The team
 * is the reader's last one, as for every request that names none.
 * @param api the routes below `/api/v1`
 */
export function firstAnswersFrom(api: Hono<Env>, { log }: Pick<Infra, 'log'>) {
  const inside = new Hono<Env>()
  inside.onError((error, c) => problemResponse(error, c, log))
  inside.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  inside.route('/', api)

  return async (c: Context<Env>, page: string): Promise<FirstAnswers> => {
    const headers = new Headers({ accept: 'application/json' })
    for (const name of ['cookie', 'host', 'x-forwarded-for']) headers.set(name, c.req.header(name) ?? '')
    const cookies = new Set<string>()
    const reads = firstReadsOf(page, { hasSearch: new URL(c.req.url).search !== '' })
    const answers: string[] = []
    const answer = async (path: string) => {
      const response = await inside.request(path, { headers }, c.env)
      for (const cookie of response.headers.getSetCookie()) cookies.add(cookie)
      if (isWorthwhile(path, response)) answers.push(`${JSON.stringify(path)}:${await entryOf(response)}`)
    }
    await within(longestWaitMs, Promise.all(reads.map(answer)))
    return { html: answers.length > 0 ? dataBlock(answers) : '', cookies: [...cookies] }
  }
}

/** Without a session the app learns so from the account alone. Other refusals it asks for itself, and shows them. */
const isWorthwhile = (path: string, { status }: Response) => status === 200 || (status === 401 && path === '/me')

/** As the app reads an answer of the API: `web/src/lib/first-answers.ts`. */
async function entryOf(response: Response): Promise<string> {
  const { status, headers } = response
  const pages = { total: headers.get('x-total-count'), link: headers.get('link') }
  return `{${JSON.stringify({ status, ...pages }).slice(1, -1)},"body":${await response.text()}}`
}

/** No text of an answer may end the block or begin a comment in it. */
const dataBlock = (answers: readonly string[]) =>
  `<script type="application/json" id="first-answers">{${answers.join(',').replaceAll('<', '\\u003c')}}</script>`

/** Waits for some work, but no longer than this. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
