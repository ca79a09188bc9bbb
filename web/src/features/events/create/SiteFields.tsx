import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { NotionLinkField } from '../NotionLinkField.tsx'
import { completeAddress, WebsiteField } from '../WebsiteField.tsx'
import type { NewEventForm } from './new-event-values.ts'

/** Title, Notion page and website. An organiser who has no page or website says so, and needs no address to go on. */
export function SiteFields({ form }: { form: NewEventForm }) {
  const t = useTranslations()
  const { watch, setValue, getValues, register } = form.form
  const complete = () =>
    completeAddress({ get: () => getValues('urlLink'), set: (address) => setValue('urlLink', address) })
  return (
    <>
      <Field label={t('createEvent.siteTitle')} {...form.field('title')}>
        <TextInput autoComplete="off" {...form.input('title')} />
      </Field>
      <div className="grid gap-2">
        {!watch('noNotion') && (
          <NotionLinkField
            field={form.field('notionLink')}
            input={form.input('notionLink')}
            value={watch('notionLink')}
          />
        )}
        <Checkbox
          label={t('event.create.noNotion')}
          description={watch('noNotion') && t('event.create.noNotionHint')}
          {...register('noNotion')}
        />
      </div>
      <div className="grid gap-2">
        {!watch('noWebsite') && (
          <WebsiteField field={form.field('urlLink')} input={form.input('urlLink', { onBlur: complete })} />
        )}
        <Checkbox
          label={t('event.create.noWebsite')}
          description={watch('noWebsite') && t('event.create.noWebsiteHint')}
          {...register('noWebsite')}
        />
      </div>
    </>
  )
}
