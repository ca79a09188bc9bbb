import type { ComponentProps, ReactNode } from 'react'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { Form } from './Form.tsx'

interface Props<Values extends FieldValues>
  extends Omit<ComponentProps<typeof ChangedMeanwhile<Values>>, 'onAnswered'> {
  /** Verb and object. */
  saveLabel: string
  /** Beside the button that saves, while nothing is typed that it would lose. */
  more?: ReactNode
  children: ReactNode
}

/** A section of a page that is saved by itself. */
export function SectionForm<Values extends FieldValues>({ form, describe, saveLabel, more, children }: Props<Values>) {
  const t = useTranslations('common')
  const save = useRef<HTMLButtonElement>(null)
  // the one button that is always there, when the pressed one goes
  const focusSave = () => save.current?.focus()
  const discard = () => {
    form.forget()
    form.form.reset()
    focusSave()
  }
  return (
    <Form form={form}>
      <ChangedMeanwhile form={form} describe={describe} onAnswered={focusSave} />
      <div className="grid gap-5">{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button ref={save} type="submit" pending={form.pending}>
          {saveLabel}
        </Button>
        {form.form.formState.isDirty ? (
          <Button variant="plain" onClick={discard}>
            {t('discard')}
          </Button>
        ) : (
          more
        )}
      </div>
    </Form>
  )
}
