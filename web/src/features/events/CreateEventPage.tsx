import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useMayOnAll } from '../../lib/use-may.ts'
import { useTeamZone } from '../../lib/use-team-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { showToast } from '../../ui/toasts.ts'
import { EventPreview } from './create/EventPreview.tsx'
import { emptyValues, newEventBodyOf, newEventSchema } from './create/new-event-values.ts'
import { SiteFields } from './create/SiteFields.tsx'
import { WhenWhereFields } from './create/WhenWhereFields.tsx'

/** Creates an event: its title, Notion page and website, and date and place if they are known, beside a preview. */
export default function CreateEventPage() {
  const t = useTranslations('createEvent')
  if (useMayOnAll('events:write')) return <NewEvent />
  return (
    <Page title={t('title')}>
      <EmptyState kind="no-match" title={t('notAllowed.title')}>
        {t('notAllowed.body')}
      </EmptyState>
    </Page>
  )
}

function NewEvent() {
  const t = useTranslations()
  const paths = usePaths()
  const navigate = useNavigate()
  const { data: me } = useSuspenseQuery(session())
  const team = useTeam(me)
  const timeZone = useTeamZone()
  const form = useApiForm({
    defaultValues: emptyValues,
    schema: newEventSchema,
    toBody: (values) => newEventBodyOf(values, timeZone),
    send: (body, idempotencyKey) => call('POST /events', { body, idempotencyKey }),
    onSaved: async ({ id, name }) => {
      showToast(t('createEvent.added', { name }))
      await navigate({ to: paths.event(id), replace: true })
    },
    errorTexts: {
      'title.required': t('createEvent.titleRequired'),
      'notionLink.required': t('createEvent.notionLinkRequired'),
      'urlLink.required': t('createEvent.urlLinkRequired'),
    },
  })
  return (
    <Page title={t('createEvent.title')} description={t('event.create.lead')}>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,26rem)] xl:gap-16">
        <Form form={form}>
          <div className="grid gap-6">
            <SiteFields form={form} />
            <WhenWhereFields form={form} timeZone={timeZone} />
          </div>
          <FormActions>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('createEvent.add')}
            </Button>
            <Link to={paths.home()} activeOptions={{ exact: true }} className={buttonStyle()}>
              {t('common.cancel')}
            </Link>
          </FormActions>
        </Form>
        <div className="lg:sticky lg:top-20">
          <EventPreview values={form.form.watch()} organiser={team?.name ?? ''} timeZone={timeZone} />
        </div>
      </div>
    </Page>
  )
}
