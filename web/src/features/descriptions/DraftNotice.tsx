import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import type { DescriptionValues } from './description-values.ts'
import type { Draft } from './drafts.ts'

interface Props {
  draft: Draft<DescriptionValues>
  /** Whether the description has been saved since. */
  isOlder: boolean
  onRestore: (values: DescriptionValues) => void
  onDiscard: () => void
}

/** Offers text that was never saved, because the browser or its tab ended. */
export function DraftNotice({ draft, isOlder, onRestore, onDiscard }: Props) {
  const t = useTranslations('descriptions.draft')
  const { dateTime } = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Callout
      tone="warn"
      role="status"
      title={t('title', { time: dateTime(draft.at, zone) })}
      actions={
        <>
          <Button size="small" onClick={() => onRestore(draft.values)}>
            {t('restore')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>{t('body')}</p>
      {isOlder && <p>{t('older')}</p>}
    </Callout>
  )
}
