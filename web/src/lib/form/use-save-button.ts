import type { RefObject } from 'react'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { VersionedForm } from './use-versioned-form.ts'

interface SaveButton {
  save: RefObject<HTMLButtonElement | null>
  /** Moves the focus to the save button, the only one that never disappears. */
  focusSave: () => void
  /** Replaces the input by the stored values. */
  discard: () => void
}

/** The save button of a form and the way back to it. */
export function useSaveButton<Values extends FieldValues>(form: VersionedForm<Values>): SaveButton {
  const save = useRef<HTMLButtonElement>(null)
  const focusSave = () => save.current?.focus()
  const discard = () => {
    form.clearRefusal()
    form.form.reset()
    focusSave()
  }
  return { save, focusSave, discard }
}
