import type { RetentionRecord } from '@foyer/contract/retention'
import { fixedRetention } from '@foyer/contract/retention-rules'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { PrivacyLoading } from './PrivacyLoading.tsx'
import { retentionOf } from './queries.ts'

interface Props {
  team: string
  mayChange: boolean
}

/** How long each kind of data about buyers is kept, why, and when it was last erased. */
export function RetentionSection({ team, mayChange }: Props) {
  const t = useTranslations('privacy.retention')
  return (
    <Section id="retention" title={t('title')} description={t('lead')}>
      <Load fallback={<PrivacyLoading rows={5} />}>
        {mayChange ? <RetentionForm team={team} /> : <RetentionList team={team} />}
      </Load>
      <h3 className="mt-8 font-semibold">{t('fixed.title')}</h3>
      <ul className="mt-2 list-disc pl-5 text-ink-secondary">
        {fixedRetention.map((kind) => (
          <li key={kind}>{t(`fixed.${kind}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

function RetentionForm({ team }: { team: string }) {
  const t = useTranslations('privacy.retention')
  const client = useQueryClient()
  const { data: records } = useSuspenseQuery(retentionOf(team))
  const form = useApiForm({
    defaultValues: valuesOf(records),
    schema: async () => (await import('@foyer/contract/retention')).RetentionChanges,
    toBody: (values) => bodyOf(records, values),
    send: (body) => call('PATCH /teams/{id}/retention', { params: { id: team }, body }),
    onSaved: (saved) => {
      client.setQueryData(retentionOf(team).queryKey, saved)
      form.form.reset(valuesOf(saved))
      showToast(t('saved'))
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-6">
        {records.map((record) => (
          <div key={record.kind}>
            <Field
              label={t('period', {
                kind: t(`kinds.${record.kind}.name`),
                unit: t(record.unit === 'days' ? 'inDays' : 'inYears'),
              })}
              hint={
                <>
                  {t(`kinds.${record.kind}.what`)} <Limits record={record} />
                </>
              }
              {...form.field(record.kind)}
            >
              <TextInput className="max-w-32" inputMode="numeric" autoComplete="off" {...form.input(record.kind)} />
            </Field>
            <LastRun record={record} />
          </div>
        ))}
      </div>
      <Button type="submit" className="mt-6" pending={form.pending}>
        {t('save')}
      </Button>
    </Form>
  )
}

type Values = Record<RetentionRecord['kind'], string>

// `as`: the answer has every kind
const valuesOf = (records: readonly RetentionRecord[]) =>
  Object.fromEntries(records.map(({ kind, period }) => [kind, String(period)])) as Values

/** The body that saves the periods; an empty field, and the default itself, are the default. */
const bodyOf = (records: readonly RetentionRecord[], values: Values) =>
  Object.fromEntries(
    records.map(({ kind, default: usual }) => {
      const typed = values[kind].trim()
      return [kind, typed === '' || typed === String(usual) ? null : Number(typed)]
    }),
  )

function RetentionList({ team }: { team: string }) {
  const { data: records } = useSuspenseQuery(retentionOf(team))
  return (
    <div className="grid gap-6">
      {records.map((record) => (
        <div key={record.kind}>
          <KindText record={record} />
          <p>
            <Period record={record} period={record.period} />
          </p>
          <LastRun record={record} />
        </div>
      ))}
    </div>
  )
}

function KindText({ record: { kind } }: { record: RetentionRecord }) {
  const t = useTranslations('privacy.retention.kinds')
  return (
    <>
      <h3 className="font-semibold">{t(`${kind}.name`)}</h3>
      <p className="text-pretty text-ink-secondary">{t(`${kind}.what`)}</p>
    </>
  )
}

function Period({ record: { unit }, period }: { record: RetentionRecord; period: number }) {
  const t = useTranslations('privacy.retention')
  const { number } = useFormat()
  return t(unit, { count: period, shown: number(period) })
}

function Limits({ record: { unit, min, max, default: usual } }: { record: RetentionRecord }) {
  const t = useTranslations('privacy.retention')
  const { number } = useFormat()
  return t('between', {
    min: number(min),
    max: t(unit, { count: max, shown: number(max) }),
    usual: t(unit, { count: usual, shown: number(usual) }),
  })
}

function LastRun({ record: { lastRunAt, lastCount = 0 } }: { record: RetentionRecord }) {
  const t = useTranslations('privacy.retention')
  const format = useFormat()
  return (
    <p className="mt-1.5 text-sm text-ink-secondary">
      {lastRunAt === undefined
        ? t('never')
        : t('lastRun', {
            at: format.dateTime(lastRunAt, readersZone()),
            count: lastCount,
            shown: format.number(lastCount),
          })}
    </p>
  )
}
