import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Buttons below a form that asks for a password. */
export function OtherWays({ children }: { children: ReactNode }) {
  const t = useTranslations('accounts.passkey')
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-secondary before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {children}
    </div>
  )
}
