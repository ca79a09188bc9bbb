import { maxOnlineAccessLength } from '@foyer/contract/event-limits'
import { useTranslations } from 'use-intl'
import { useCountryOptions } from '../../../lib/use-country-options.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { SettingsForm } from './settings-values.ts'

/** The place of the event, of which every part is optional; or the access to an online event, which has no place. */
export function PlaceFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('event.edit.place')
  return (
    <>
      <Checkbox label={t('online')} description={t('onlineHint')} {...form.form.register('online')} />
      {form.form.watch('online') ? <AccessField form={form} /> : <AddressFields form={form} />}
    </>
  )
}

function AccessField({ form }: { form: SettingsForm }) {
  const t = useTranslations('event.edit.place')
  const mail = useMail()
  const counter = { limit: maxOnlineAccessLength, text: (left: number) => t('accessLeft', { left }) }
  return (
    <>
      <Field label={t('access')} hint={t('accessHint')} {...form.field('onlineAccess')}>
        <TextArea {...form.input('onlineAccess')} counter={counter} />
      </Field>
      {form.form.watch('onlineAccess').trim() !== '' && form.form.formState.dirtyFields.onlineAccess && (
        <Checkbox
          label={t('mailBuyers')}
          description={t(`mailBuyersHint.${mail}`)}
          {...form.form.register('mailBuyers')}
        />
      )}
    </>
  )
}

function AddressFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('event.edit.place')
  const input = (name: 'venue' | 'street' | 'postcode' | 'city' | 'region') => (
    <Field label={t(name)} {...form.field(name)}>
      <TextInput autoComplete="off" {...form.input(name)} />
    </Field>
  )
  return (
    <>
      {input('venue')}
      {input('street')}
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        {input('postcode')}
        {input('city')}
      </div>
      {input('region')}
      <Field label={t('country')} {...form.field('country')}>
        <Select
          autoComplete="off"
          options={[{ value: '', label: t('noCountry') }, ...useCountryOptions()]}
          {...form.input('country')}
        />
      </Field>
      <Field label={t('map')} hint={t('mapHint')} {...form.field('mapUrl')}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.input('mapUrl')}
        />
      </Field>
    </>
  )
}
