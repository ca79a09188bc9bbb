import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

const icon = { 'aria-hidden': true, size: 18, className: 'mt-[0.1875rem] shrink-0' } as const

/** Whether the imprint lets an event go on sale. A line and no badge: badges do not wrap, and this does in French. */
export function ImprintState({ there }: { there: boolean }) {
  const t = useTranslations('settings.imprint')
  return there ? (
    <p className="flex gap-2 font-medium text-success-fg">
      <CircleCheck {...icon} /> {t('complete')}
    </p>
  ) : (
    <p className="flex gap-2 font-medium text-warn-fg">
      <TriangleAlert {...icon} /> {t('missing')}
    </p>
  )
}
