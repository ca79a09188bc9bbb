import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { useMayOnAll } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** The link to the page for a new event, for those who may create one. @param first the team has no event yet */
export function AddEvent({ first }: { first?: true }) {
  const t = useTranslations('home')
  const paths = usePaths()
  if (!useMayOnAll('events:write')) return null
  return (
    <Link to={paths.createEvent()} className={buttonStyle({ variant: first ? 'secondary' : 'primary' })}>
      <Plus aria-hidden="true" size={18} />
      {first ? t('firstUse.add') : t('add')}
    </Link>
  )
}
