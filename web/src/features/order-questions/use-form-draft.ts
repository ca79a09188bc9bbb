import type { OrderForm } from '@foyer/contract/order-questions'
import { useEffect, useState } from 'react'
import { isChanged } from './form-draft.ts'

/**
 * The questions of an event while they are edited. A newer version replaces a draft without changes; one with changes
 * stays, and the reader chooses.
 */
export function useFormDraft(stored: OrderForm) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const isDirty = isChanged(draft, base)
  const isNewer = stored.version > base.version
  const adopt = (form: OrderForm) => {
    setBase(form)
    setDraft(form)
  }
  useEffect(() => {
    if (isNewer && !isDirty) adopt(stored)
  }, [stored, isNewer, isDirty])
  return {
    draft,
    setDraft,
    isDirty,
    /** Whether questions that are stored are not in the draft. */
    hasRemoved: base.questions.some(({ id }) => draft.questions.every((question) => question.id !== id)),
    /** Whether another member has changed the questions that are being edited. */
    hasConflict: isNewer && isDirty,
    /** Takes a stored version in place of the draft. */
    adopt,
    /** Keeps the draft on top of the stored version: saving it overwrites that. */
    keepMine: () => {
      setBase(stored)
      setDraft({ ...draft, version: stored.version })
    },
  }
}
