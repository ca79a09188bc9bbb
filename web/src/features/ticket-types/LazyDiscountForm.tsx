import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { DiscountFormProps } from './DiscountForm.tsx'

const fetchForm = () => import('./DiscountForm.tsx')

/** The form of a discount, loaded on demand. */
export function LazyDiscountForm(props: DiscountFormProps) {
  const t = useTranslations('common')
  const module = useModuleOnceShown(fetchForm)
  if (module) return <module.DiscountForm {...props} />
  return (
    <Loading label={t('loading')}>
      <Skeleton className="type-label w-24" />
      <div className="control-height mt-1.5 rounded-control bg-inset" />
    </Loading>
  )
}
