import { useTranslations } from 'use-intl'
import { Loading } from '../../ui/Skeleton.tsx'

/** While it is not known yet who is here: said to those who do not see the frame that `index.html` shows. */
export function ShellLoading() {
  const t = useTranslations('common')
  return <Loading label={t('loading')} />
}
