import { useTranslations } from 'use-intl'
import { CurrencySelect } from '../../../lib/CurrencySelect.tsx'
import { AffixInput } from '../../../ui/AffixInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { SettingsForm } from './settings-values.ts'

/** The slug of the public page and the currency. */
export function PageFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('event.edit.sale')
  return (
    <>
      <Field label={t('slug')} hint={t('slugHint')} {...form.field('slug')}>
        <AffixInput before="…/e/" autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.input('slug')} />
      </Field>
      <Field label={t('currency')} {...form.field('currency')}>
        <CurrencySelect {...form.input('currency')} />
      </Field>
    </>
  )
}
