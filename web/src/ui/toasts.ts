import type { Tone } from './tone.ts'

export type Toast = {
  id: number
  text: string
  tone: Extract<Tone, 'neutral' | 'danger'>
  action?: { label: string; onAction: () => void }
  /** How long it stays, not counting the time it is pointed at or focused. */
  milliseconds: number
}

/** With something to do it stays longer. */
const staysMs = 6_000
const staysWithActionMs = 10_000
const atMost = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the foot of the screen; the oldest makes room. Answers the id, for `dismissToast`. */
export function showToast(text: string, more: Partial<Pick<Toast, 'tone' | 'action' | 'milliseconds'>> = {}): number {
  lastId += 1
  const milliseconds = more.action ? staysWithActionMs : staysMs
  change([...toasts, { id: lastId, text, tone: 'neutral' as const, milliseconds, ...more }].slice(-atMost))
  return lastId
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

export const currentToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
