import { useTranslations } from 'use-intl'
import { Page } from '../../lib/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Ticket } from './Ticket.tsx'

/** A door while it is not known yet what stands at it. */
export function DoorLoading({ title, fields }: { title: string; fields: readonly string[] }) {
  const t = useTranslations('common')
  return (
    <Page title={title}>
      <Ticket stub={<Skeleton className="w-3/5" />}>
        <Loading label={t('loading')} className="grid gap-5">
          {fields.map((label) => (
            <div key={label}>
              <p className="type-label text-ink-secondary">{label}</p>
              <Skeleton className="control-height mt-1.5 w-full" />
            </div>
          ))}
        </Loading>
      </Ticket>
    </Page>
  )
}
