import type { AuditChange } from '@foyer/contract/audit'
import type { AuditFieldType } from '@foyer/contract/audit-kinds'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

type Value = AuditChange['after']

/**
 * The words for changes. Times are in the given zone. A field or choice that another version of Foyer had, and so without
 * words, is shown as it is.
 */
export function useChangeText(timeZone: string) {
  const t = useTranslations('audit')
  const permissions = useTranslations('access.permissions')
  const format = useFormat()
  function wordsFor(group: 'fields' | 'roles' | 'values', text: string): string {
    // `as`: the log holds texts, for most of which there are words, and none of these takes values
    const key = `${group}.${text}` as 'yes'
    return t.has(key) ? t(key) : text
  }

  function permissionOf(code: string): string {
    // `as`: as above
    const key = code as 'team:read'
    return permissions.has(key) ? permissions(key) : code
  }

  function textOf(value: string, type: AuditFieldType | undefined): string {
    if (type === 'moment') return format.dateTime(value, timeZone)
    if (type === 'day') return format.day(value)
    if (type === 'permissions') return value.split(', ').map(permissionOf).join('; ')
    if (type === 'role') return wordsFor('roles', value)
    return type === 'choice' ? wordsFor('values', value) : value
  }

  function showValue(value: Value, type: AuditFieldType | undefined, currency: string | undefined): string {
    if (value === undefined) return t('empty')
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (typeof value === 'string') return textOf(value, type)
    if (type === 'cents' && currency) return format.money(value, currency)
    return type === 'bp' ? format.rate(value) : format.number(value)
  }

  return { label: (field: string) => wordsFor('fields', field), hidden: t('hidden'), showValue }
}
