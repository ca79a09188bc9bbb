import type { Event } from '@foyer/contract/events'
import { maxPromoCodesAtOnce, promoCodeAlphabet } from '@foyer/contract/promo-code-limits'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { Form } from '../../lib/form/Form.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { ConditionValues } from './form-values.ts'
import { conditionsOf, conditionValuesOf, countOf } from './form-values.ts'
import type { MadeCodes } from './MadeNote.tsx'
import { PromoCodeFields } from './PromoCodeFields.tsx'
import { useConditionErrors } from './use-condition-errors.ts'

export interface ManyCodesProps {
  event: Event
  onMade: (made: MadeCodes) => void
  onClose: () => void
}

interface Values extends ConditionValues {
  count: string
  prefix: string
  length: string
}

const schema = async () => (await import('@foyer/contract/promo-codes')).NewPromoCodes
const lengths = [6, 8, 10, 12, 16, 20]

/** The form that makes up to ten thousand codes, whose texts are drawn at random. */
export function ManyCodesForm({ event: current, onMade, onClose }: ManyCodesProps) {
  const event = useEventAsOpened(current)
  const t = useTranslations('promoCodes')
  const format = useFormat()
  const form = useApiForm({
    defaultValues: {
      count: '',
      prefix: '',
      length: '10',
      ...conditionValuesOf(undefined, event.currency, useLocale()),
      uses: '1',
    } as Values,
    schema,
    toBody: (values) => ({
      count: countOf(values.count, Number.NaN),
      prefix: values.prefix,
      length: Number(values.length),
      ...conditionsOf(values, event.currency),
      timeZone: event.timeZone,
    }),
    send: (body, idempotencyKey) =>
      call('POST /events/{id}/promo-codes/batch', { params: { id: event.id }, body, idempotencyKey }),
    onSaved: onMade,
    errorTexts: {
      'count.wrong-type': t('many.errors.count'),
      'count.too-small': t('many.errors.count'),
      'count.too-big': t('many.errors.most', { most: format.number(maxPromoCodesAtOnce) }),
      'prefix.format': t('errors.codeFormat'),
      'length.too-small': t('many.errors.length'),
      ...useConditionErrors(),
    },
  })
  const first = form.field('count').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const { watch, setValue } = form.form
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <h3 className="font-semibold">{t('many.title')}</h3>
        <Field
          label={t('many.count')}
          hint={t('many.countHint', { most: format.number(maxPromoCodesAtOnce) })}
          {...form.field('count')}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...form.input('count')} />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t('many.prefix')} mark={useTranslations('common')('optional')} {...form.field('prefix')}>
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...form.input('prefix')} />
          </Field>
          <Field label={t('many.length')} {...form.field('length')}>
            <Select
              options={lengths.map((value) => ({ value: String(value), label: format.number(value) }))}
              value={watch('length')}
              onChange={({ target }) => setValue('length', target.value, { shouldDirty: true })}
            />
          </Field>
        </div>
        <Examples prefix={watch('prefix')} length={Number(watch('length'))} />
        {/* `as`: its values have all conditions */}
        <PromoCodeFields form={form as unknown as ApiForm<ConditionValues>} event={event} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('many.submit')}
        </Button>
        <Button onClick={onClose}>{useTranslations('common')('cancel')}</Button>
      </div>
    </Form>
  )
}

/** Three codes as they could be drawn. */
function Examples({ prefix, length }: { prefix: string; length: number }) {
  const t = useTranslations('promoCodes.many')
  const [drawn] = useState(() => Array.from({ length: 3 }, drawText))
  const start = prefix.trim().toUpperCase()
  return (
    <div>
      <p className="type-label">{t('examples')}</p>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 font-mono text-sm break-all text-ink-secondary">
        {drawn.map((text) => (
          <span key={text}>{start + text.slice(0, length)}</span>
        ))}
      </p>
    </div>
  )
}

const drawText = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => promoCodeAlphabet[byte % promoCodeAlphabet.length],
  ).join('')
