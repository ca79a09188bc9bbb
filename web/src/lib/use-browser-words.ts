import { useTranslations } from 'use-intl'
import { browserName } from './browser-name.ts'

/** Returns a function that names the browser and the system of a user agent. */
export function useBrowserWords(): (userAgent: string | undefined) => string {
  const t = useTranslations('me.sessions')
  return (userAgent) => {
    const { browser, system } = browserName(userAgent)
    return browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknown'))
  }
}
