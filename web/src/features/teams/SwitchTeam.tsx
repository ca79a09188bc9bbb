import { useTranslations } from 'use-intl'
import { useSwitchTeam } from '../../lib/use-switch-team.ts'
import { Button } from '../../ui/Button.tsx'

/** Makes a team the one this tab works in. */
export function SwitchTeam({ id }: { id: string }) {
  const t = useTranslations('teams.view')
  const switchTeam = useSwitchTeam()
  return (
    <Button variant="primary" onClick={() => switchTeam(id)}>
      {t('switch')}
    </Button>
  )
}
