import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { Stub } from '../ui/Stub.tsx'

const widths = ['w-64', 'w-48', 'w-40', 'w-44']

interface Props {
  /** How many lines of text the ticket has. */
  lines: 3 | 4
  className?: string
  /** The content below the ticket. */
  children?: ReactNode
}

/** Placeholder of the ticket at the top of a page. */
export function StubLoading({ lines, className = '', children }: Props) {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Stub className={`[--end:12.5rem] ${className}`} end={<Skeleton className="w-24" />}>
        <div className="grid gap-3">
          {widths.slice(0, lines).map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      </Stub>
      {children}
    </Loading>
  )
}
