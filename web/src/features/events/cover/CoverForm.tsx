import type { Event } from '@foyer/contract/events'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { usePictureError } from '../../../lib/use-picture-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PictureButton } from '../../../ui/PictureButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useModuleOnceShown } from '../../../ui/use-lazy-module.ts'
import type { CoverFocus } from './CoverFocus.tsx'
import { coverBodyOf, coverSchema, coverValuesOf } from './cover-values.ts'

const fetchFocus = () => import('./CoverFocus.tsx')

/** Only an event with a cover loads this part. */
function LazyFocus(props: ComponentProps<typeof CoverFocus>) {
  const focus = useModuleOnceShown(fetchFocus)
  return focus && <focus.CoverFocus {...props} />
}

/** Edits the cover picture of an event: the picture, its text alternative, and the point that every crop shows. */
export function CoverForm({ event }: { event: Event }) {
  const t = useTranslations('event.cover')
  const errorOf = usePictureError()
  const form = useEventForm({ event, valuesOf: coverValuesOf, toBody: coverBodyOf, schema: coverSchema })
  const { watch, setValue } = form.form
  const cover = watch('cover')
  const change = (values: Partial<typeof cover>) =>
    setValue('cover', { ...cover, ...values }, { shouldDirty: true, shouldTouch: true })
  const upload = useMutation({
    mutationFn: (file: File) => call('POST /events/{id}/pictures', { params: { id: event.id }, upload: file }),
    // another picture needs another text
    onSuccess: ({ hash }) => change({ hash, alt: '', focusX: 50, focusY: 50 }),
  })
  return (
    <Section id="cover" title={t('title')} description={t('lead')}>
      <SectionForm
        form={form}
        saveLabel={t('save')}
        describe={(name, value) => ({
          label: t('title'),
          value: name === 'cover.alt' ? String(value) : t('changed'),
        })}
      >
        <PictureButton
          label={t(cover.hash ? 'replace' : 'choose')}
          hint={t('hint')}
          error={upload.error ? errorOf(upload.error) : undefined}
          pending={upload.isPending}
          onChoose={upload.mutate}
        />
        {cover.hash && (
          <>
            <LazyFocus cover={cover} onChange={change} />
            <Field label={t('alt')} hint={t('altHint')} {...form.field('cover.alt')}>
              <TextInput autoComplete="off" {...form.input('cover.alt')} />
            </Field>
            <Button variant="plain" className="-ms-3.5 w-fit" onClick={() => change({ hash: '', alt: '' })}>
              {t('remove')}
            </Button>
          </>
        )}
      </SectionForm>
    </Section>
  )
}
