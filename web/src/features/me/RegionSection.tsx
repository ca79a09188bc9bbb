import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { browserZone } from '../../lib/readers-zone.ts'
import type { TimeZoneInput } from '../../lib/TimeZoneInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

const fetchInput = () => import('../../lib/TimeZoneInput.tsx')

/** Only accounts with a time zone of their own load it. */
function LazyTimeZoneInput(props: ComponentProps<typeof TimeZoneInput>) {
  const module = useModuleOnceShown(fetchInput)
  return module && <module.TimeZoneInput {...props} />
}

/** The time zone of the account, and what times, numbers and amounts look like with it. */
export function RegionSection({ timeZone }: { timeZone: string | undefined }) {
  const t = useTranslations('me.region')
  const words = useErrorWords()
  const [chosen, setChosen] = useState(timeZone)
  const save = useMutation({
    mutationFn: () => call('PATCH /me', { body: { timeZone: chosen ?? null } }),
    onSuccess: () => showToast(t('saved')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section title={t('title')} description={t('lead')}>
      <div className="grid gap-5">
        <RadioGroup
          name="zone"
          legend={t('legend')}
          value={chosen === undefined ? 'browser' : 'chosen'}
          onChange={({ target }) => setChosen(target.value === 'browser' ? undefined : (timeZone ?? browserZone()))}
          options={[
            { value: 'browser', label: t('browser', { zone: browserZone() }) },
            { value: 'chosen', label: t('chosen') },
          ]}
        />
        {chosen !== undefined && (
          <Field label={t('label')}>
            <LazyTimeZoneInput value={chosen} onValueChange={setChosen} />
          </Field>
        )}
        <FormatPreview zone={chosen ?? browserZone()} />
      </div>
      <Button className="mt-5" pending={save.isPending} onClick={() => save.mutate()}>
        {t('save')}
      </Button>
    </Section>
  )
}

function FormatPreview({ zone }: { zone: string }) {
  const t = useTranslations('me.region')
  const format = useFormat()
  const [now] = useState(() => new Date().toISOString())
  return (
    <div className="rounded-card border border-line p-4">
      <h3 className="type-label mb-2">{t('preview')}</h3>
      <DescriptionList
        items={[
          { term: t('now'), value: format.dateTime(now, zone) },
          { term: t('day'), value: format.date(now, zone) },
          { term: t('number'), value: format.number(1234567.89) },
          { term: t('money'), value: format.money(123456, 'EUR') },
        ]}
      />
    </div>
  )
}
