import type { Team } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { useTeamForm } from '../../lib/form/use-team-form.ts'
import { RemoveButton } from '../../lib/RemoveButton.tsx'
import { useBackToEvent } from '../../lib/use-back-to-event.ts'
import { MoreFields } from '../../ui/MoreFields.tsx'
import { Section } from '../../ui/Section.tsx'
import { ImprintEntry } from './ImprintEntry.tsx'
import { ImprintState } from './ImprintState.tsx'
import type { ImprintField } from './imprint.ts'
import { imprintBody, imprintGroups, imprintValues } from './imprint.ts'

const imprintSchema = async () => (await import('@foyer/contract/teams')).TeamChanges.pick({ imprint: true }).required()

/** The imprint of the team's public pages. */
export function ImprintSection({ team }: { team: Team }) {
  const t = useTranslations('settings.imprint')
  const { saved } = useBackToEvent()
  const form = useTeamForm({
    team,
    valuesOf: imprintValues,
    toBody: imprintBody,
    schema: imprintSchema,
    onSaved: () => saved(t('saved')),
    errorTexts: {
      'imprint.name.required': t('required.name'),
      'imprint.address.required': t('required.address'),
      'imprint.email.required': t('required.email'),
    },
  })
  const entries = (group: keyof typeof imprintGroups) =>
    imprintGroups[group].map((name) => (
      <ImprintEntry
        key={name}
        name={name}
        required={group === 'needed'}
        field={form.field(`imprint.${name}`)}
        input={form.input(`imprint.${name}`)}
      />
    ))
  return (
    <Section id="imprint" title={t('title')} description={<ImprintLead hasImprint={team.imprint !== undefined} />}>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => ({ label: t(`fields.${fieldOf(name)}`), value: String(value) })}
        more={team.imprint && <RemoveImprint team={team} />}
      >
        {(['needed', 'further'] as const).map((group) => (
          <fieldset key={group} className="grid gap-5 not-first:mt-3">
            <legend className="type-overline mb-3 text-ink-secondary">{t(`groups.${group}`)}</legend>
            {entries(group)}
          </fieldset>
        ))}
        <MoreFields
          label={t('groups.france')}
          isNeeded={imprintGroups.france.some((name) => team.imprint?.[name] || form.field(`imprint.${name}`).error)}
        >
          {entries('france')}
        </MoreFields>
      </SectionForm>
    </Section>
  )
}

function RemoveImprint({ team: { id, version } }: { team: Team }) {
  const t = useTranslations('settings.imprint')
  return (
    <RemoveButton
      label={t('remove')}
      title={t('removeTitle')}
      removedText={t('removed')}
      remove={() => call('PATCH /teams/{id}', { params: { id }, body: { imprint: null, version } })}
    >
      {t('removeBody')}
    </RemoveButton>
  )
}

// `as`: these are all fields of the form.
const fieldOf = (name: string) => name.replace('imprint.', '') as ImprintField

function ImprintLead({ hasImprint }: { hasImprint: boolean }) {
  const t = useTranslations('settings.imprint')
  return (
    <div className="grid gap-3">
      <p>{t('description')}</p>
      <p>{t('needed')}</p>
      <p>{t('advice')}</p>
      <ImprintState there={hasImprint} />
    </div>
  )
}
