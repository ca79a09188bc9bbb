import { LogIn } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { openProvider } from '../../lib/open-provider.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { currencyOfRegion } from './currency-of-region.ts'
import { OtherWayButton } from './OtherWayButton.tsx'

interface Props {
  /** The name of the provider. */
  name: string
  purpose?: 'sign-in' | 'again'
  returnTo?: string | undefined
  /** The token of an invitation, for a new account. */
  invitation?: string
}

/** Leads to the OpenID Connect provider of the installation. */
export function ProviderButton({ name, purpose = 'sign-in', returnTo, invitation }: Props) {
  const t = useTranslations('accounts.provider')
  const language = useLocale()
  const timeZone = readersZone()
  const start = {
    purpose,
    language,
    ...(returnTo && { return: returnTo }),
    ...(invitation && { invitation }),
    // for the team of a new account
    ...(purpose === 'sign-in' && { timeZone, currency: currencyOfRegion(timeZone, navigator.language) }),
  }
  return (
    <OtherWayButton
      label={t('signIn', { name })}
      icon={<LogIn aria-hidden="true" size={18} />}
      send={() => openProvider(start)}
    />
  )
}
