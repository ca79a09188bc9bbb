import type { ReactNode } from 'react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from './form/Form.tsx'
import type { ApiForm } from './form/use-api-form.ts'

interface Props<Values extends FieldValues> {
  form: ApiForm<Values>
  title: string
  /** The name of the button that sends the form. */
  submitLabel: string
  onClose: () => void
  children: ReactNode
}

/** A form above the page. Its buttons stay in view while its fields scroll. Mount it to open. */
export function FormDialog<Values extends FieldValues>({ form, title, submitLabel, onClose, children }: Props<Values>) {
  const t = useTranslations('common')
  const id = useId()
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        {children}
      </Form>
    </Dialog>
  )
}
