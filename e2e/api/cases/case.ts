import type { ComparedResponse, Send, Side } from '../two-sides.ts'

/** Sends requests to one side. @returns the responses to compare */
export type Case = (send: Send, sell: Side['sell']) => Promise<ComparedResponse[]>
export type Cases = Record<string, Case>

/** Sends requests one after another. @returns their responses */
export async function inSequence(send: Send, ...asks: Parameters<Send>[]): Promise<ComparedResponse[]> {
  const answers: ComparedResponse[] = []
  for (const ask of asks) answers.push(await send(...ask))
  return answers
}

/** The last team of the list: on both sides the team of the client. */
export const ownTeam = async (send: Send) => (await send('GET /teams')).body.at(-1).id as string
