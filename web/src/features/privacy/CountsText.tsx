import type { ErasureCounts } from '@foyer/contract/erasures'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

const kinds = ['orders', 'tickets', 'threads', 'mails', 'bankLines'] as const satisfies (keyof ErasureCounts)[]

/** How much of each kind there is, without the kinds of which there is nothing. */
export function CountsText({ counts }: { counts: ErasureCounts }) {
  const t = useTranslations('privacy.erasure.found')
  const { number } = useFormat()
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(kind, { count: counts[kind], shown: number(counts[kind]) }))
    .join('\u00a0· ')
}
