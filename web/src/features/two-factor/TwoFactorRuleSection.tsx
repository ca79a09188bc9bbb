import type { Team } from '@foyer/contract/teams'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Whether the team requires two-factor sign-in of its members. */
export function TwoFactorRuleSection({ team: { id, requiresTwoFactor } }: { team: Team }) {
  const t = useTranslations('twoFactor.team')
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PATCH /teams/{id}', { params: { id }, body: { requiresTwoFactor: !requiresTwoFactor } }),
    onSuccess: () => showToast(t(requiresTwoFactor ? 'savedOff' : 'savedOn')),
  })
  const fault = error instanceof ApiError ? error.problem.errors?.[0] : undefined
  return (
    <Section id="two-factor" title={t('title')} description={t('lead')}>
      <p className="mb-4 text-pretty">{t(requiresTwoFactor ? 'on' : 'off')}</p>
      <Button pending={isPending} onClick={() => mutate()}>
        {t(requiresTwoFactor ? 'stop' : 'require')}
      </Button>
      <p role="alert" className="mt-3 font-medium text-danger-fg empty:hidden">
        {error && (fault ? words.field(fault) : words.of(error))}
      </p>
    </Section>
  )
}
