import { useEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

interface Props<Values extends FieldValues> {
  form: VersionedForm<Values>
  /** The label of a field and the text of its value. */
  describe: (name: Path<Values>, value: unknown) => { label: string; value: string }
  /** Called after the reader has chosen. The buttons disappear, so the focus must move. */
  onResolved: () => void
}

/**
 * Shown when a concurrent save changed the same fields: lists the stored values and offers to take them or keep the
 * input.
 */
export function ConflictNotice<Values extends FieldValues>({ form, describe, onResolved }: Props<Values>) {
  const t = useTranslations('common.editConflict')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only after a save: while the reader types, the notice must not take the focus.
    if (form.attempt > 0) box.current?.focus()
  }, [form.attempt])
  if (form.conflicts.length === 0) return null
  const resolve = (how: () => void) => () => {
    how()
    onResolved()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-6 rounded-card focus:outline-2 focus:outline-offset-2 focus:outline-focus"
    >
      <Callout
        tone="warn"
        role="alert"
        title={t('title')}
        actions={
          <>
            <Button size="small" onClick={resolve(form.takeTheirs)}>
              {t('take')}
            </Button>
            <Button size="small" onClick={resolve(form.keepMine)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t('body')}</p>
        <ul className="mt-2 grid gap-1">
          {form.conflicts.map(({ name, value }) => {
            const described = describe(name, value)
            return (
              <li key={name} className="wrap-anywhere whitespace-pre-line">
                <span className="text-ink-secondary">{described.label}</span>
                <br />
                {described.value || t('nothing')}
              </li>
            )
          })}
        </ul>
      </Callout>
    </div>
  )
}
