// The forms on screen, each by whether something typed into it would be lost
const forms = new Set<() => boolean>()

/** Counts a form in. @returns how to count it out again */
export function watchForm(dirty: () => boolean): () => void {
  forms.add(dirty)
  return () => forms.delete(dirty)
}

/** Whether something typed anywhere on the page has not been saved. */
export const hasUnsaved = (): boolean => [...forms].some((dirty) => dirty())
