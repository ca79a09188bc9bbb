import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { InvoiceSettingsForm } from './form.ts'

const name = 'datev.revenueAccounts'
/** The most rates that the API takes. */
const maxAccounts = 10

/** The revenue accounts, one for each VAT rate. */
export function RevenueAccounts({ form }: { form: InvoiceSettingsForm }) {
  const t = useTranslations('invoiceSettings.datev')
  const accounts = form.form.watch(name)
  const change = (changed: typeof accounts) => form.form.setValue(name, changed, { shouldDirty: true })
  const { id, error } = form.field(name)
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className="type-label">{t('accounts')}</legend>
      <p className="mt-0.5 text-sm text-ink-secondary">{t('accountsHint')}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ul className="mt-3 grid gap-3">
        {accounts.map((_, at) => (
          <li key={at} className="grid grid-cols-[8rem_1fr_auto] items-end gap-3">
            <Field label={t('rate')}>
              <TextInput autoComplete="off" inputMode="decimal" {...form.input(`${name}.${at}.taxRate`)} />
            </Field>
            <Field label={t('account')}>
              <TextInput autoComplete="off" inputMode="numeric" {...form.input(`${name}.${at}.account`)} />
            </Field>
            <IconButton
              label={t('remove')}
              icon={<X aria-hidden="true" size={20} />}
              onClick={() => change(accounts.filter((__, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {accounts.length < maxAccounts && (
        <Button
          size="small"
          className="mt-3"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => change([...accounts, { taxRate: '', account: '' }])}
        >
          {t('add')}
        </Button>
      )}
    </fieldset>
  )
}
