import { useTranslations } from 'use-intl'
import { StubLoading } from '../../../lib/StubLoading.tsx'
import { Section } from '../../../ui/Section.tsx'

/** Placeholder of an order's page, in its final geometry. */
export function OrderLoading() {
  const t = useTranslations('orders.view')
  return (
    <StubLoading lines={3}>
      <div className="mt-10 border-t border-line pt-8">
        <Section title={t('actions')}>
          <div className="control-height" />
        </Section>
      </div>
    </StubLoading>
  )
}
