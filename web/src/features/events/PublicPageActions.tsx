import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { usePublicPage } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { PublicQrButton } from './PublicQrButton.tsx'

/** Opens the public page of an event; once others may see it, copies its address, shows it as a QR code and shares it. */
export function PublicPageActions({
  event: { name, slug, status },
}: {
  event: Pick<Event, 'name' | 'slug' | 'status'>
}) {
  const t = useTranslations()
  const address = `${window.location.origin}${usePublicPage(slug)}`
  return (
    <>
      <ExternalLink
        href={address}
        className={`max-sm:basis-full ${buttonStyle()}`}
        newTabLabel={t('events.view.newTab')}
      >
        {t(status === 'test' ? 'event.page.preview' : 'event.page.open')}
      </ExternalLink>
      {status !== 'test' && (
        <>
          <CopyButton text={address} label={t('event.page.copy')} copiedLabel={t('event.page.copied')} size="normal" />
          <PublicQrButton slug={slug} address={address} />
          <ShareButton title={name} url={address} label={t('event.page.share')} />
        </>
      )}
    </>
  )
}
