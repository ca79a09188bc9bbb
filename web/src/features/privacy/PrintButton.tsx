import { Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'

/** Prints the page; on the paper it is gone. */
export function PrintButton() {
  const t = useTranslations('privacy')
  return (
    <Button icon={<Printer aria-hidden="true" size={18} />} className="print:hidden" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
