import type { Installation } from '@foyer/contract/installation'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { checkNames } from './check-names.ts'
import { code } from './code.tsx'

type CheckName = keyof Installation['checks']
type CheckState = Installation['checks'][CheckName]

const iconsByState = {
  ok: { Icon: CircleCheck, icon: 'text-success-fg', tone: 'success' },
  failing: { Icon: CircleAlert, icon: 'text-danger-fg', tone: 'danger' },
  off: { Icon: CircleMinus, icon: 'text-ink-secondary', tone: 'neutral' },
} as const satisfies Record<CheckState, unknown>
// off like another process's task, but something that the operator should do
const toSetUp = { Icon: CircleMinus, icon: 'text-warn-fg', tone: 'warn' } as const

interface Props {
  installation: Installation
  onRepeat: () => void
  pending: boolean
}

/** The health checks and their results. */
export function HealthChecks({ installation, onRepeat, pending }: Props) {
  const t = useTranslations('installation.checks')
  return (
    <Section
      title={t('title')}
      description={t.rich('lead', { code })}
      actions={
        <Button onClick={onRepeat} pending={pending}>
          {t('again')}
        </Button>
      }
    >
      <ul className="grid">
        {checkNames.map((name) => (
          <Check key={name} name={name} state={installation.checks[name]} smtp={installation.mail.smtp} />
        ))}
      </ul>
    </Section>
  )
}

function Check({ name, state, smtp }: { name: CheckName; state: CheckState; smtp: boolean }) {
  const t = useTranslations('installation.checks')
  const lacksMailServer = name === 'mail' && !smtp
  const { Icon, icon, tone } = lacksMailServer && state === 'off' ? toSetUp : iconsByState[state]
  const note = {
    ok: () => t(`notes.${name}`),
    failing: () => t.rich(`wrong.${name}`, { code }),
    off: () => {
      if (name === 'disk' || name === 'internet') return t.rich(`off.${name}`, { code })
      // Mail is off without a mail server, or because another process sends it.
      return lacksMailServer ? t('off.mail') : t.rich('off.jobs', { code })
    },
  }[state]()
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 max-sm:flex-wrap max-sm:gap-y-2">
      <Icon aria-hidden="true" size={20} className={`mt-0.5 shrink-0 ${icon}`} />
      <div className="min-w-0 grow max-sm:basis-0">
        <p className="font-medium">{t(`names.${name}`)}</p>
        <p className="text-pretty text-ink-secondary">{note}</p>
      </div>
      {/* On phones below the text, which needs the width. */}
      <div className="shrink-0 max-sm:basis-full max-sm:ps-8">
        <Badge tone={tone}>{t(`states.${state}`)}</Badge>
      </div>
    </li>
  )
}
