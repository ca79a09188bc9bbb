import { useEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

interface Props<Values extends FieldValues> {
  form: VersionedForm<Values>
  /** A field's label, and how its value is written. */
  describe: (name: Path<Values>, value: unknown) => { label: string; value: string }
  /** It was said what to do: the buttons are gone, and the focus must go elsewhere. */
  onAnswered: () => void
}

/** Somebody else saved just this while it was typed: what they stored, and whether to take that or keep one's own. */
export function ChangedMeanwhile<Values extends FieldValues>({ form, describe, onAnswered }: Props<Values>) {
  const t = useTranslations('common.changedMeanwhile')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // in answer to a save; while somebody is typing it must not take the focus
    if (form.attempt > 0) box.current?.focus()
  }, [form.attempt])
  if (form.changedMeanwhile.length === 0) return null
  const answer = (how: () => void) => () => {
    how()
    onAnswered()
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
            <Button size="small" onClick={answer(form.takeTheirs)}>
              {t('take')}
            </Button>
            <Button size="small" onClick={answer(form.keepMine)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p>{t('body')}</p>
        <ul className="mt-2 grid gap-1">
          {form.changedMeanwhile.map(({ name, value }) => {
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
