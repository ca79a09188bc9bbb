import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** The link to the page for a new event. @param first the team has no event yet */
export function AddEvent({ first }: { first?: true }) {
  const t = useTranslations('home')
  const paths = usePaths()
  return (
    <Link to={paths.createEvent()} className={buttonStyle({ variant: first ? 'secondary' : 'primary' })}>
      <Plus aria-hidden="true" size={18} />
      {first ? t('firstUse.add') : t('add')}
    </Link>
  )
}
