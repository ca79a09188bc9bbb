import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { usePaths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { OfflineBanner } from '../../ui/OfflineBanner.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'

/** The layout for signed-out visitors: logo, page, languages and links. */
export function SignedOutShell({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  const t = useTranslations('shell')
  const paths = usePaths()
  const width = narrow ? 'max-w-md' : 'max-w-3xl'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t('skip')}</SkipLink>
      <OfflineBanner>{t('offline')}</OfflineBanner>
      <header className={classNames('mx-auto w-full px-4 pt-8 sm:pt-16', width)}>
        <Link to={paths.home()} className="inline-block text-accent">
          <Logo />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={classNames('mx-auto w-full grow px-4 py-10', width)}>
        {children}
      </main>
      <footer className={classNames('print:hidden mx-auto w-full px-4 pb-8', width)}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 text-sm">
          <LanguageSwitcher />
          <nav aria-label={t('about')} className="flex flex-wrap gap-x-5 gap-y-2">
            <Link to={paths.changelog()} className="text-ink-secondary hover:text-ink">
              {t('changelog')}
            </Link>
            {!isDemo && (
              <a href={paths.imprint()} className="text-ink-secondary hover:text-ink">
                {t('imprint')}
              </a>
            )}
            <Link to={paths.privacyPolicy()} className="text-ink-secondary hover:text-ink">
              {t('userMenu.privacy')}
            </Link>
          </nav>
        </div>
      </footer>
      <Toaster label={t('messages')} dismissLabel={t('dismiss')} />
    </div>
  )
}
