import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

const lines = ['w-32', 'w-24', 'w-28', 'w-24'] as const

/** The frame of a member's page while it is not known yet who that is: the sidebar and the heading in their places. */
export function ShellLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <div className="fixed inset-y-0 start-0 w-64 border-e border-line max-lg:hidden">
        <div className="flex h-15 items-center border-b border-line px-5">
          <Skeleton className="w-36" />
        </div>
        <div className="grid gap-4 px-5.5 py-6">
          {lines.map((width, at) => (
            <Skeleton key={at} className={width} />
          ))}
        </div>
      </div>
      <div className="lg:ps-64">
        <div className="h-14 border-b border-line lg:border-b-0" />
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-8 lg:px-12 lg:pt-8">
          <Skeleton className="type-title w-56" />
        </div>
      </div>
    </Loading>
  )
}
