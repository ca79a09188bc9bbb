import { exampleCommand } from '@foyer/contract/api-token-rules'
import { useTranslations } from 'use-intl'
import { isDemo } from '../../lib/demo.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Command } from './Command.tsx'

/** How to use the API: a command, and where its reference is. */
export function UseApiSection() {
  const t = useTranslations('apiTokens.use')
  const { origin } = window.location
  const links = [
    { path: '/api/docs', label: t('docs') },
    { path: '/api/v1/openapi.json', label: t('openapi') },
  ]
  return (
    <Section title={t('title')} description={t('lead')}>
      <div className="grid gap-4">
        <Command command={exampleCommand(origin, t('placeholder'))} />
        {/* the demo has no server */}
        {!isDemo && (
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            {links.map(({ path, label }) => (
              <ExternalLink key={path} href={origin + path} className={linkStyle} newTabLabel={t('newTab')}>
                {label}
              </ExternalLink>
            ))}
          </p>
        )}
        <p className="text-sm text-pretty text-ink-secondary">
          {t('members')} {t('leaves')}
        </p>
      </div>
    </Section>
  )
}
