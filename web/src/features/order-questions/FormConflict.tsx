import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'

interface Props {
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Says that another member has saved other questions, and lets the reader choose. */
export function FormConflict({ onTakeTheirs, onKeepMine }: Props) {
  const t = useTranslations('common.editConflict')
  const questions = useTranslations('orderQuestions')
  return (
    <Callout
      tone="warn"
      role="alert"
      title={t('title')}
      actions={
        <>
          <Button size="small" onClick={onTakeTheirs}>
            {t('take')}
          </Button>
          <Button size="small" onClick={onKeepMine}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{questions('conflict')}</p>
    </Callout>
  )
}
