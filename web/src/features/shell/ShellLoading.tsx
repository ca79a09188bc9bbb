import { useTranslations } from 'use-intl'
import { Loading } from '../../ui/Skeleton.tsx'

/** Announces loading to screen readers, which do not see the placeholder of `index.html`. */
export function ShellLoading() {
  const t = useTranslations('common')
  return <Loading label={t('loading')} />
}
