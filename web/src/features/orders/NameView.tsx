import { maxViewNameLength } from '@foyer/contract/order-limits'
import type { OrderView } from '@foyer/contract/order-views'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

interface Props {
  /** The view to rename; absent to save a new one. */
  view?: OrderView
  /** The search that a new view shows. */
  search?: string
  onClose: () => void
}

/** Asks for the name of a view, and saves it. */
export function NameView({ view, search = '', onClose }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const formId = useId()
  const [name, setName] = useState(view?.name ?? '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      view
        ? call('PATCH /order-views/{id}', { params: { id: view.id }, body: { name } })
        : call('POST /order-views', { body: { name, search }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (saved) => {
      showToast(t('orderViews.saved', { name: saved.name }))
      onClose()
    },
  })
  const fault = faultsOf(error).find((each) => each.name === 'name')?.fault
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Dialog
      title={view ? t('orderViews.rename') : t('orderViews.save')}
      closeLabel={t('common.close')}
      onClose={onClose}
      error={error && !fault && words.of(error)}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending}>
            {t('orderViews.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('orderViews.name')} hint={t('orderViews.nameHint')} error={fault && words.field(fault)}>
          <TextInput
            autoComplete="off"
            maxLength={maxViewNameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
