import type { TeamSummary } from '@foyer/contract/teams'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { setReadOnly } from '../../ui/read-only.ts'
import { useSeeAs } from './use-see-as.ts'

/** Says as which role this tab sees its team, and ends that. Until then no button changes anything. */
export function SeeAsBar({ team: { role } }: { team: TeamSummary }) {
  const t = useTranslations('teams')
  const roles = useTranslations('access.roles')
  const seeAs = useSeeAs()
  const text = t('seeAs.bar', { role: roles(role) })
  useEffect(() => {
    setReadOnly(text)
    return () => setReadOnly()
  }, [text])
  return (
    <aside
      aria-label={t('seeAs.label')}
      className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2 print:hidden"
    >
      <p className="text-sm text-pretty">{text}</p>
      <Button size="small" onClick={() => seeAs()}>
        {t('seeAs.end')}
      </Button>
    </aside>
  )
}
