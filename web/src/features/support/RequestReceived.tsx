import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Stub } from '../../ui/Stub.tsx'

/** The id of a support request, and whether it was also mailed. */
export interface SupportReceipt {
  id: string
  mailed: boolean
}

/** Confirms a support request: its number, and whether it was mailed. */
export function RequestReceived({
  receipt,
  email,
  onAgain,
}: {
  receipt: SupportReceipt
  email: string
  onAgain: () => void
}) {
  const t = useTranslations('support.sent')
  const paths = usePaths()
  const delivery = receipt.mailed ? t('mailed', { email }) : t('notMailed')
  return (
    <Page title={t('title')}>
      <div className="max-w-xl">
        <Stub
          end={
            <div className="flex h-full w-36 max-w-full flex-col justify-center">
              <p className="type-overline text-ink-secondary">{t('number')}</p>
              <p className="mt-1 font-mono text-sm wrap-anywhere">{receipt.id}</p>
            </div>
          }
        >
          <p className="text-pretty">{isDemo ? t('demo') : delivery}</p>
          <p className="mt-3 text-sm text-ink-secondary">{t('numberNote')}</p>
        </Stub>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.home()} className={buttonStyle({ variant: 'primary' })}>
            {t('home')}
          </Link>
          <Button onClick={onAgain}>{t('again')}</Button>
        </div>
      </div>
    </Page>
  )
}
