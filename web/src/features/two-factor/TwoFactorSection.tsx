import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { read } from '../../lib/query.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

const fetchDialog = () => import('./TwoFactorDialog.tsx')
type Task = 'setUp' | 'renew' | 'turnOff'

/** Sign-in with a code of an authenticator app: set up, recovery codes, turn off. */
export function TwoFactorSection() {
  const t = useTranslations('twoFactor')
  return (
    <Section id="two-factor" title={t('title')} description={t('lead')}>
      <Load
        fallback={
          <Loading label={t('title')}>
            <Skeleton className="w-44" />
          </Loading>
        }
      >
        <State />
      </Load>
    </Section>
  )
}

function State() {
  const t = useTranslations('twoFactor')
  const format = useFormat()
  const words = useErrorWords()
  const { data } = useSuspenseQuery(read('GET /me/two-factor'))
  const [task, setTask] = useState<Task>()
  const { module, load } = useLazyModule(fetchDialog)
  const begin = (next: Task) => () => {
    load().then(
      () => setTask(next),
      (error: unknown) => showToast(words.of(error), { tone: 'danger' }),
    )
  }
  const { enabledAt, recoveryCodesLeft: left } = data
  return (
    <>
      <p className="mb-5 text-pretty">
        {enabledAt ? t('on', { date: format.date(enabledAt, readersZone()), left }) : t('isOff')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={begin('setUp')}>{t(enabledAt ? 'another' : 'setUp')}</Button>
        {enabledAt && (
          <>
            <Button onClick={begin('renew')}>{t('renew')}</Button>
            <Button onClick={begin('turnOff')}>{t('turnOff')}</Button>
          </>
        )}
      </div>
      {module && task && <module.TwoFactorDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}
