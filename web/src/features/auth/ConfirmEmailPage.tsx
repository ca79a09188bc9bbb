import { isLinkToken } from '@foyer/contract/link-token'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { isDemo } from '../../lib/demo.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { useOutcomeFocus } from '../../lib/use-outcome-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { Outcome } from './Outcome.tsx'

const route = getRouteApi('/$lang/_auth/confirm-email')

export default function ConfirmEmailPage() {
  const t = useTranslations('accounts')
  return isDemo ? <DemoNotice title={t('confirmEmail.title')} /> : <ConfirmEmail />
}

/** Asks for a click: mail scanners open every link, and would confirm the address by it. */
function ConfirmEmail() {
  const t = useTranslations('accounts')
  const paths = usePaths()
  const words = useErrorWords()
  const { token = '' } = route.useSearch()
  const confirm = useMutation({
    mutationFn: () => call('POST /me/email/confirmation', { body: { token } }),
  })
  const outcome = outcomeOf(isLinkToken(token), confirm)
  useOutcomeFocus(outcome)
  const next = { label: t('confirmEmail.profile'), to: paths.myProfile() }
  if (outcome === 'expired')
    return (
      <Outcome title={t('expired.title')} next={next}>
        {t('confirmEmail.expired')}
      </Outcome>
    )
  if (outcome !== 'open')
    return (
      <Outcome title={t(`confirmEmail.${outcome}.title`)} next={next}>
        {t(`confirmEmail.${outcome}.body`)}
      </Outcome>
    )
  return (
    <Page title={t('confirmEmail.title')} description={t('confirmEmail.lead')}>
      {confirm.isError && (
        <Callout tone="danger" role="alert" className="mb-6">
          {words.of(confirm.error)}
        </Callout>
      )}
      <Button variant="primary" pending={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirmEmail.submit')}
      </Button>
    </Page>
  )
}

type ConfirmationState = 'open' | 'done' | 'expired' | 'taken'

function outcomeOf(readable: boolean, { isSuccess, error }: { isSuccess: boolean; error: unknown }): ConfirmationState {
  if (isSuccess) return 'done'
  const code = error instanceof ApiError ? error.problem.code : undefined
  if (!readable || code === 'not-found') return 'expired'
  return code === 'conflict' ? 'taken' : 'open'
}
