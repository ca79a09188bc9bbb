import type { TokenPermission } from '@foyer/contract/api-token-rules'
import { readingPermissions, tokenAreaNames, tokenAreas } from '@foyer/contract/api-token-rules'
import { useTranslations } from 'use-intl'
import type { Level } from './levels.ts'
import { levelOf } from './levels.ts'

/** The permissions of a token in words, by area. */
export function usePermissionWords(): (permissions: readonly TokenPermission[]) => string[] {
  const t = useTranslations('apiTokens')
  return (permissions) => {
    if (
      permissions.length === readingPermissions.length &&
      readingPermissions.every((one) => permissions.includes(one))
    )
      return [t('readOnly')]
    return tokenAreaNames.flatMap((area) => {
      const highest = tokenAreas[area].findLast((permission) => permissions.includes(permission))
      const level: Level | undefined = highest && levelOf(highest)
      return level ? [t('inArea', { area: t(`areas.${area}`), level: t(`levels.${level}`) })] : []
    })
  }
}
