import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { Form } from './Form.tsx'
import type { SectionForm } from './SectionForm.tsx'
import { useSaveButton } from './use-save-button.ts'

/** A form over several sections of a page. Its save button stays in view. */
export function PageForm<Values extends FieldValues>({
  form,
  describe,
  saveLabel,
  children,
}: Omit<ComponentProps<typeof SectionForm<Values>>, 'more'>) {
  const t = useTranslations('common')
  const { save, focusSave, discard } = useSaveButton(form)
  return (
    <Form form={form}>
      <ConflictNotice form={form} describe={describe} onResolved={focusSave} />
      {/* the margin keeps a focused field clear of the bar */}
      <div className="[&_*]:scroll-mb-24">{children}</div>
      <div className="sticky bottom-0 z-1 flex max-w-[57rem] flex-wrap items-center gap-3 border-t border-line bg-page py-4">
        <Button ref={save} type="submit" variant="primary" pending={form.pending}>
          {saveLabel}
        </Button>
        {form.form.formState.isDirty && (
          <Button variant="plain" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </Form>
  )
}
