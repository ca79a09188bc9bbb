/** Input that was not saved, as the browser keeps it. */
export interface Draft<Values> {
  /** The version of what was edited. */
  version: number
  values: Values
  /** When it was last changed. */
  at: string
}

const prefix = 'foyer-draft:'

/** The key of a draft. Every tab has its own, so that two tabs do not overwrite each other's. @param of what is edited */
export const newDraftKey = (of: string): string => `${prefix}${of}:${crypto.randomUUID()}`

/** Keeps a draft. Without storage, or when it is full, there is none: the form itself is not affected. */
export function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // private browsing, or no space
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // no storage: then there is no draft either
  }
}

/**
 * Marks a draft as that of a living tab, until the tab is closed or ends: the browser releases the lock with it.
 * @returns how to release it
 */
export function holdDraft(key: string): () => void {
  const ended = new AbortController()
  // `?.`: the API is missing on pages without https
  void navigator.locks
    ?.request(key, () => new Promise((resolve) => ended.signal.addEventListener('abort', resolve)))
    .catch(() => undefined)
  return () => ended.abort()
}

/** The latest draft that a tab has left behind, with its key. @returns undefined without one */
export async function lostDraft<Values>(of: string): Promise<{ key: string; draft: Draft<Values> } | undefined> {
  const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? []
  const living = new Set(held.map(({ name }) => name))
  return draftKeys(`${prefix}${of}:`)
    .filter((key) => !living.has(key))
    .flatMap((key) => {
      const draft = readDraft<Values>(key)
      return draft ? [{ key, draft }] : []
    })
    .sort((a, b) => b.draft.at.localeCompare(a.draft.at))[0]
}

function draftKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    // `as`: only `keepDraft` writes under these keys
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
