import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { CurrencySelect } from '../../lib/CurrencySelect.tsx'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { LanguageSelect } from '../../lib/LanguageSelect.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { TimeZoneInput } from '../../lib/TimeZoneInput.tsx'
import { useSwitchTeam } from '../../lib/use-switch-team.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'

const newTeamSchema = async () => (await import('@foyer/contract/teams')).NewTeam.required()

export default function CreateTeamPage() {
  const t = useTranslations()
  const paths = usePaths()
  const form = useNewTeam()
  const { watch, setValue } = form.form
  return (
    <Page title={t('teams.create.title')} description={t('teams.create.description')}>
      <div className="max-w-xl">
        <Form form={form}>
          <div className="grid gap-6">
            <Field label={t('teams.create.name')} hint={t('teams.create.nameHint')} {...form.field('name')}>
              <TextInput autoComplete="organization" {...form.input('name')} />
            </Field>
            <p className="border-t border-line pt-6 text-pretty text-ink-secondary">{t('teams.create.defaults')}</p>
            <Field label={t('teams.create.language')} {...form.field('language')}>
              <LanguageSelect {...form.input('language')} />
            </Field>
            <Field label={t('teams.create.currency')} {...form.field('currency')}>
              <CurrencySelect {...form.input('currency')} />
            </Field>
            <Field label={t('teams.create.timeZone')} {...form.field('timeZone')}>
              <TimeZoneInput
                value={watch('timeZone')}
                onValueChange={(zone) => setValue('timeZone', zone, { shouldDirty: true })}
              />
            </Field>
          </div>
          <FormActions>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('teams.create.submit')}
            </Button>
            <Link to={paths.home()} className={buttonStyle()}>
              {t('common.cancel')}
            </Link>
          </FormActions>
        </Form>
      </div>
    </Page>
  )
}

/** The form for a new team. After it, the tab works in that team. */
function useNewTeam() {
  const t = useTranslations('teams.create')
  const language = useLocale()
  const client = useQueryClient()
  const switchTeam = useSwitchTeam()
  return useApiForm({
    defaultValues: { name: '', language, currency: 'EUR', timeZone: readersZone() },
    schema: newTeamSchema,
    send: async (body, idempotencyKey) => {
      const team = await call('POST /teams', { body, idempotencyKey })
      // Member pages forget the tab's team unless the account belongs to it.
      await client.fetchQuery({ ...session(), staleTime: 0 })
      return team
    },
    errorTexts: { 'name.required': t('nameRequired') },
    onSaved: ({ id, name }) => {
      switchTeam(id)
      showToast(t('created', { team: name }))
    },
  })
}
