import type { Event } from '@foyer/contract/events'
import { maxPromoCodesAtOnce } from '@foyer/contract/promo-code-limits'
import { FileUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useEventAsOpened } from '../../lib/event/use-event-as-opened.ts'
import { Form } from '../../lib/form/Form.tsx'
import type { ApiForm } from '../../lib/form/use-api-form.ts'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { ConditionValues } from './form-values.ts'
import { conditionsOf, conditionValuesOf } from './form-values.ts'
import { LineFaults } from './LineFaults.tsx'
import type { MadeCodes } from './MadeNote.tsx'
import { PromoCodeFields } from './PromoCodeFields.tsx'
import { useCodeImport } from './use-code-import.ts'
import { useConditionErrors } from './use-condition-errors.ts'

export interface ImportCodesProps {
  event: Event
  onMade: (made: MadeCodes) => void
  onClose: () => void
}

interface Values extends ConditionValues {
  text: string
}

const schema = async () => (await import('./import-schema.ts')).ImportSchema

/** The form that imports codes from a file or a text: all of them, or none. */
export function ImportCodesForm({ event: current, onMade, onClose }: ImportCodesProps) {
  const event = useEventAsOpened(current)
  const t = useTranslations('promoCodes')
  const most = useFormat().number(maxPromoCodesAtOnce)
  const { haveEffects, send, refused, forget } = useCodeImport(event)
  const form = useApiForm({
    defaultValues: { text: '', ...conditionValuesOf(undefined, event.currency, useLocale()) } as Values,
    schema,
    toBody: ({ text, ...values }) => ({
      ...conditionsOf(values, event.currency),
      // not asked for when each line has its own
      ...(haveEffects(text) && { effect: { kind: 'none' } as const }),
      text,
    }),
    send,
    onSaved: onMade,
    errorTexts: {
      'text.required': t('import.errors.empty'),
      'text.format': t('import.errors.lines'),
      'text.too-many': t('import.errors.most', { most }),
      ...useConditionErrors(),
    },
  })
  const first = form.field('text').id
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const write = (text: string) => {
    forget()
    form.form.setValue('text', text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <h3 className="font-semibold">{t('import.title')}</h3>
        <Field label={t('import.text')} hint={t('import.textHint', { most })} {...form.field('text')}>
          <TextArea
            autoComplete="off"
            spellCheck={false}
            rows={6}
            className="max-h-80 overflow-auto font-mono text-sm"
            {...form.input('text', { onChange: forget })}
          />
        </Field>
        <FileButton onText={write} />
        {refused && <LineFaults refused={refused} />}
        <p className="text-pretty text-ink-secondary">{t('import.rest')}</p>
        {/* `as`: its values have all conditions */}
        <PromoCodeFields form={form as unknown as ApiForm<ConditionValues>} event={event} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('import.submit')}
        </Button>
        <Button onClick={onClose}>{useTranslations('common')('cancel')}</Button>
      </div>
    </Form>
  )
}

/** Reads a file into the text. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('promoCodes.import')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button icon={<FileUp aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('file')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void file.arrayBuffer().then((bytes) => onText(decoded(bytes)))
        }}
      />
    </div>
  )
}

/** The text of a file. Spreadsheets on Windows also save CSV in the encoding of Western Europe. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
