import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { Form } from './Form.tsx'
import { useSaveButton } from './use-save-button.ts'

interface Props<Values extends FieldValues> extends Omit<ComponentProps<typeof ConflictNotice<Values>>, 'onResolved'> {
  /** Verb and object. */
  saveLabel: string
  /** Shown beside the save button while there is no unsaved input. */
  more?: ReactNode
  children: ReactNode
}

/** A section of a page with its own save button. */
export function SectionForm<Values extends FieldValues>({ form, describe, saveLabel, more, children }: Props<Values>) {
  const t = useTranslations('common')
  const { save, focusSave, discard } = useSaveButton(form)
  return (
    <Form form={form}>
      <ConflictNotice form={form} describe={describe} onResolved={focusSave} />
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
