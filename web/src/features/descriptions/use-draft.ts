import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import type { Draft } from './drafts.ts'
import { deleteDraft, holdDraft, keepDraft, lostDraft, newDraftKey } from './drafts.ts'

/** How often unsaved input is kept, in milliseconds. */
const keepEveryMs = 2000

/**
 * Keeps the unsaved input of a form in the browser, every two seconds, and finds what an earlier tab has left behind
 * after a crash.
 * @param of names what is edited
 * @param version of what is edited
 */
export function useDraft<Values extends FieldValues>(of: string, version: number, form: ApiForm<Values>) {
  const [lost, setLost] = useState<{ key: string; draft: Draft<Values> }>()
  const latest = useRef({ form, version })
  latest.current = { form, version }
  useEffect(() => {
    const key = newDraftKey(of)
    const release = holdDraft(key)
    void lostDraft<Values>(of).then(setLost)
    let kept: string | undefined
    const saveDraft = () => {
      const { form: current, version: edited } = latest.current
      const values = current.dirty() ? JSON.stringify(current.form.getValues()) : undefined
      if (values === kept) return
      kept = values
      if (values === undefined) deleteDraft(key)
      else keepDraft(key, { version: edited, values: current.form.getValues(), at: new Date().toISOString() })
    }
    const timer = setInterval(saveDraft, keepEveryMs)
    window.addEventListener('pagehide', saveDraft)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', saveDraft)
      // the reader has saved, or has agreed to leave without saving
      deleteDraft(key)
      release()
    }
  }, [of])
  const forget = () => {
    if (lost) deleteDraft(lost.key)
    setLost(undefined)
  }
  return { lost: lost?.draft, forget }
}
