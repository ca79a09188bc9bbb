import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useTeamForm } from '../../lib/form/use-team-form.ts'
import { RemoveButton } from '../../lib/RemoveButton.tsx'
import { useBackToEvent } from '../../lib/use-back-to-event.ts'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { BankField } from './bank.ts'
import { bankBody, bankValues, inGroups } from './bank.ts'

const bankSchema = async () => (await import('@foyer/contract/teams')).TeamChanges.pick({ bank: true }).required()

/** The bank account for transfers. */
export function BankSection({ team }: { team: Team }) {
  const t = useTranslations()
  const { saved } = useBackToEvent()
  const form = useTeamForm({
    team,
    valuesOf: bankValues,
    toBody: bankBody,
    schema: bankSchema,
    onSaved: () => saved(t('payments.bank.saved')),
    errorTexts: {
      'bank.holder.required': t('payments.bank.holderRequired'),
      'bank.iban.required': t('payments.bank.ibanRequired'),
    },
  })
  const { getValues, setValue } = form.form
  const group = () => setValue('bank.iban', inGroups(getValues('bank.iban')), { shouldDirty: true })
  return (
    <Section id="bank" title={t('payments.bank.title')} description={t('payments.bank.description')}>
      <SectionForm
        form={form}
        saveLabel={t('payments.bank.save')}
        describe={(name, value) => ({ label: t(`payments.bank.${fieldOf(name)}`), value: String(value) })}
        more={team.bank && <RemoveAccount team={team} />}
      >
        <Field label={t('payments.bank.holder')} {...form.field('bank.holder')}>
          <TextInput autoComplete="off" {...form.input('bank.holder')} />
        </Field>
        <Field label={t('payments.bank.iban')} {...form.field('bank.iban')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular-nums"
            {...form.input('bank.iban', { onBlur: group })}
          />
        </Field>
        <Field
          label={t('payments.bank.bic')}
          hint={t('payments.bank.bicHint')}
          mark={t('common.optional')}
          {...form.field('bank.bic')}
        >
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.input('bank.bic')} />
        </Field>
      </SectionForm>
    </Section>
  )
}

function RemoveAccount({ team: { id, version } }: { team: Team }) {
  const t = useTranslations('payments.bank')
  return (
    <RemoveButton
      label={t('remove')}
      title={t('removeTitle')}
      removedText={t('removed')}
      remove={() => call('PATCH /teams/{id}', { params: { id }, body: { bank: null, version } })}
    >
      {t('removeBody')}
    </RemoveButton>
  )
}

// `as`: these are all fields of the form.
const fieldOf = (name: string) => name.replace('bank.', '') as BankField
