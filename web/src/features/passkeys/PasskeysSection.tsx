import type { Me } from '@foyer/contract/me'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

const fetchPasskeys = () => import('./Passkeys.tsx')

/** The passkeys of the account: add, rename, remove. */
export function PasskeysSection({ me }: { me: Me }) {
  const t = useTranslations('passkeys')
  const module = useModuleOnceShown(fetchPasskeys)
  const loading = (
    <Loading label={t('title')}>
      <Skeleton className="w-44" />
    </Loading>
  )
  return (
    <Section id="passkeys" title={t('title')} description={t('lead')}>
      <Load fallback={loading}>{module ? <module.Passkeys me={me} /> : loading}</Load>
    </Section>
  )
}
