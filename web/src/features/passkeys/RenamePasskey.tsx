import type { Passkey } from '@foyer/contract/passkeys'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations('passkeys')
  const close = useTranslations('common')('close')
  const form = useApiForm({
    defaultValues: { name },
    schema: async () => (await import('@foyer/contract/passkeys')).PasskeyChanges,
    send: (body) => call('PATCH /me/passkeys/{id}', { params: { id }, body }),
    onSaved: () => {
      showToast(t('renamed'))
      onClose()
    },
    errorTexts: { 'name.required': t('nameRequired') },
  })
  return (
    <Dialog title={t('renaming')} closeLabel={close} onClose={onClose}>
      <Form form={form}>
        <Field label={t('name')} {...form.field('name')}>
          <TextInput {...form.input('name')} />
        </Field>
        <Button type="submit" variant="primary" className="mt-5 w-full" pending={form.pending}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  )
}
