import { useTranslations } from 'use-intl'

/** The texts of what is wrong with the conditions of a code, by field and code. */
export function useConditionErrors() {
  const t = useTranslations('promoCodes.errors')
  return {
    'effect.bp.wrong-type': t('share'),
    'effect.cents.wrong-type': t('amount'),
    'uses.required': t('usesToHold'),
    'uses.wrong-type': t('number'),
    'use.not-allowed': t('useToHold'),
    'ticketTypeIds.too-small': t('types'),
    'ticketTypeIds.code-holds-one-type': t('typeToHold'),
    'minTickets.wrong-type': t('number'),
    'minCents.wrong-type': t('amount'),
    'perEmail.wrong-type': t('number'),
  } as const
}
