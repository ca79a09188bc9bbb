import { currentTeam, seenAs } from './team.ts'

/** An answer of the API, as the server put it into the page. */
export interface FirstAnswer {
  status: number
  body: unknown
  /** The headers of a list in pages. */
  total?: string | null
  link?: string | null
}

/** Answers of the page are as old as the page, so a later read fetches. */
const freshForMs = 30_000

let answers: Map<string, FirstAnswer> | undefined

/**
 * Takes the answer to a read, by path and query, that the server put into the page. Each can be taken once. They are for
 * the reader's last team in their own role: a tab with another team, or that sees it as another role, gets none.
 */
export function takeFirstAnswer(path: string): FirstAnswer | undefined {
  answers ??= readAnswers()
  const answer = answers.get(path)
  answers.delete(path)
  return answer && performance.now() < freshForMs ? answer : undefined
}

/** Forgets the answers: something has changed since. */
export function forgetFirstAnswers(): void {
  answers = new Map()
}

function readAnswers(): Map<string, FirstAnswer> {
  const block = document.getElementById('first-answers')
  if (!block) return new Map()
  block.remove()
  // `as`: the server writes this block, in `server/src/routes/first-answers.ts`
  const found = new Map(Object.entries(JSON.parse(block.textContent) as Record<string, FirstAnswer>))
  return isOfThisTab(found.get('/me')) ? found : new Map()
}

function isOfThisTab(account: FirstAnswer | undefined): boolean {
  const team = currentTeam()
  // `as`: the answer of `GET /me`, or a refusal, which has no team
  const lastTeam = (account?.body as { lastTeam?: string } | undefined)?.lastTeam
  return account !== undefined && seenAs() === null && (team === undefined || team === lastTeam)
}
