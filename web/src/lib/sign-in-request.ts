import { useSyncExternalStore } from 'react'

/** Why the page asks to sign in: the session has `ended`, or a sensitive change needs a `recent` sign-in. */
export type SignInReason = 'ended' | 'recent'

let requested: SignInReason | undefined
let settle: ((done: boolean) => void) | undefined
let answer: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/**
 * Asks the reader to sign in, in a dialog over the page.
 * @returns whether they did; calls that are refused together share the dialog
 */
export function requestSignIn(reason: SignInReason): Promise<boolean> {
  if (answer && requested === reason) return answer
  answerSignIn(false)
  requested = reason
  answer = new Promise((resolve) => {
    settle = resolve
  })
  notify()
  return answer
}

/** The reader has signed in, or has dismissed the dialog. */
export function answerSignIn(done: boolean): void {
  settle?.(done)
  requested = settle = answer = undefined
  notify()
}

/** Whether and why the page should ask to sign in. */
export const useSignInRequest = (): SignInReason | undefined => useSyncExternalStore(subscribe, () => requested)

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
