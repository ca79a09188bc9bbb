// The forms on screen, each as a function that says whether it has unsaved input.
const forms = new Set<() => boolean>()

/** Registers a form. @returns how to unregister it */
export function watchForm(dirty: () => boolean): () => void {
  forms.add(dirty)
  return () => forms.delete(dirty)
}

/** Whether any form on the page has unsaved input. */
export const hasUnsaved = (): boolean => [...forms].some((dirty) => dirty())
