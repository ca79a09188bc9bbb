import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'

/** Whether the imprint lets an event go on sale. */
export function ImprintState({ there }: { there: boolean }) {
  const t = useTranslations('settings.imprint')
  return there ? <Badge tone="success">{t('complete')}</Badge> : <Badge tone="warn">{t('missing')}</Badge>
}
