import type { Team } from '@foyer/contract/teams'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CurrencySelect } from '../../lib/CurrencySelect.tsx'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useTeamForm } from '../../lib/form/use-team-form.ts'
import { LanguageSelect } from '../../lib/LanguageSelect.tsx'
import { TimeZoneInput } from '../../lib/TimeZoneInput.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useGeneralValue } from './use-general-value.ts'

const generalSchema = async () =>
  (await import('@foyer/contract/teams')).TeamChanges.pick({
    name: true,
    language: true,
    currency: true,
    timeZone: true,
  }).required()

const valuesOf = ({ name, language, currency, timeZone }: Team) => ({ name, language, currency, timeZone })

export function GeneralSection({ team }: { team: Team }) {
  const t = useTranslations('settings.general')
  const valueText = useGeneralValue()
  const hash = useLocation({ select: (location) => location.hash })
  const form = useTeamForm({
    team,
    valuesOf,
    schema: generalSchema,
    onSaved: () => showToast(t('saved')),
    errorTexts: { 'name.required': t('nameRequired') },
  })
  const { watch, setValue } = form.form
  return (
    <Section id="team" title={t('title')} description={t('description')}>
      {/* the server leads here after the first sign-in with the account of a provider */}
      {hash === 'name' && (
        <Callout title={t('naming.title')} className="mb-5">
          {t('naming.body', { team: team.name })}
        </Callout>
      )}
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => ({ label: t(name), value: valueText(name, String(value)) })}
      >
        <Field label={t('name')} hint={t('nameHint')} {...form.field('name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </Field>
        <Field label={t('language')} {...form.field('language')}>
          <LanguageSelect {...form.input('language')} />
        </Field>
        <Field label={t('currency')} hint={t('currencyHint')} {...form.field('currency')}>
          <CurrencySelect {...form.input('currency')} />
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')} {...form.field('timeZone')}>
          <TimeZoneInput
            value={watch('timeZone')}
            onValueChange={(zone) => setValue('timeZone', zone, { shouldDirty: true })}
          />
        </Field>
      </SectionForm>
    </Section>
  )
}
