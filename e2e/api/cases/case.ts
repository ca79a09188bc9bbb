import type { Answer, Send } from '../two-sides.ts'

/** Sends the same requests to either side and gives what is to be compared of the answers. */
export type Case = (send: Send) => Promise<Answer[]>
export type Cases = Record<string, Case>

/** Sends one after another. */
export async function inTurn(send: Send, ...asks: Parameters<Send>[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const ask of asks) answers.push(await send(...ask))
  return answers
}
