import type { Tone } from './tone.ts'

export type Toast = {
  id: number
  text: string
  tone: Extract<Tone, 'neutral' | 'danger'>
  action?: { label: string; onAction: () => void }
  /** How long it stays, not counting hover and focus. */
  durationMs: number
}

/** Toasts with an action stay longer. */
const toastMs = 6_000
const actionToastMs = 10_000
const maxToasts = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the oldest of more than three disappears. Returns the id for `dismissToast`. */
export function showToast(text: string, more: Partial<Pick<Toast, 'tone' | 'action' | 'durationMs'>> = {}): number {
  lastId += 1
  const durationMs = more.action ? actionToastMs : toastMs
  change([...toasts, { id: lastId, text, tone: 'neutral' as const, durationMs, ...more }].slice(-maxToasts))
  return lastId
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

export const currentToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
