import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { NotionLinkField } from './NotionLinkField.tsx'
import { completeAddress, WebsiteField } from './WebsiteField.tsx'

/** The contract's schema with all three fields required, which the API does not demand. */
const newEventSchema = async () => {
  const [{ NewEvent }, { NotionLink }, { requiredName }] = await Promise.all([
    import('@foyer/contract/events'),
    import('@foyer/contract/notion-link'),
    import('@foyer/contract/text'),
  ])
  return NewEvent.extend({ title: requiredName, notionLink: NotionLink })
}

export default function CreateEventPage() {
  const t = useTranslations()
  const paths = usePaths()
  const navigate = useNavigate()
  const form = useApiForm({
    defaultValues: { title: '', notionLink: '', urlLink: '' },
    schema: newEventSchema,
    send: (body, idempotencyKey) => call('POST /events', { body, idempotencyKey }),
    onSaved: async ({ id, name }) => {
      showToast(t('events.create.added', { name }))
      await navigate({ to: paths.event(id), replace: true })
    },
    errorTexts: {
      'title.required': t('events.create.titleRequired'),
      'notionLink.required': t('events.create.notionLinkRequired'),
      'urlLink.required': t('events.create.urlLinkRequired'),
    },
  })
  const { watch, setValue, getValues } = form.form
  const complete = () =>
    completeAddress({ get: () => getValues('urlLink'), set: (address) => setValue('urlLink', address) })
  return (
    <Page title={t('events.create.title')} description={t('events.create.lead')}>
      <div className="max-w-xl">
        <Form form={form}>
          <div className="grid gap-6">
            <Field label={t('events.create.siteTitle')} {...form.field('title')}>
              <TextInput autoComplete="off" {...form.input('title')} />
            </Field>
            <NotionLinkField
              field={form.field('notionLink')}
              input={form.input('notionLink')}
              value={watch('notionLink')}
            />
            <WebsiteField field={form.field('urlLink')} input={form.input('urlLink', { onBlur: complete })} />
          </div>
          <FormActions>
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('events.create.add')}
            </Button>
            <Link to={paths.home()} activeOptions={{ exact: true }} className={buttonStyle()}>
              {t('common.cancel')}
            </Link>
          </FormActions>
        </Form>
      </div>
    </Page>
  )
}
