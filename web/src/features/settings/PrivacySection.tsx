import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useTeamForm } from '../../lib/form/use-team-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

interface PrivacyValues {
  privacyNotice: { text: string; url: string }
}

const privacyValues = ({ privacyNotice }: Team): PrivacyValues => ({
  privacyNotice: { text: privacyNotice?.text ?? '', url: privacyNotice?.url ?? '' },
})

/** The body that saves the notice; without text and link, the team has none. */
function privacyBody({ privacyNotice }: PrivacyValues) {
  const given = Object.entries(privacyNotice).filter(([, value]) => value.trim() !== '')
  return { privacyNotice: given.length > 0 ? Object.fromEntries(given) : null }
}

const privacySchema = async () =>
  (await import('@foyer/contract/teams')).TeamChanges.pick({ privacyNotice: true }).required()

/** The team's own privacy notice for its buyers. */
export function PrivacySection({ team }: { team: Team }) {
  const t = useTranslations()
  const form = useTeamForm({
    team,
    valuesOf: privacyValues,
    toBody: privacyBody,
    schema: privacySchema,
    onSaved: () => showToast(t('settings.privacy.saved')),
    errorTexts: {},
  })
  return (
    <Section id="privacy" title={t('settings.privacy.title')} description={t('settings.privacy.description')}>
      <SectionForm
        form={form}
        saveLabel={t('settings.privacy.save')}
        describe={(name, value) => ({
          label: t(`settings.privacy.${name === 'privacyNotice.url' ? 'url' : 'text'}`),
          value: String(value),
        })}
      >
        <Field
          label={t('settings.privacy.url')}
          hint={t('settings.privacy.urlHint')}
          mark={t('common.optional')}
          {...form.field('privacyNotice.url')}
        >
          <TextInput autoComplete="off" inputMode="url" {...form.input('privacyNotice.url')} />
        </Field>
        <Field
          label={t('settings.privacy.text')}
          hint={t('settings.privacy.textHint')}
          mark={t('common.optional')}
          {...form.field('privacyNotice.text')}
        >
          <TextArea rows={6} {...form.input('privacyNotice.text')} />
        </Field>
      </SectionForm>
    </Section>
  )
}
