import type { AuditChange } from '@foyer/contract/audit'
import type { AuditFieldType } from '@foyer/contract/audit-kinds'
import { fieldTypeOf, subjectOf } from '@foyer/contract/audit-kinds'
import type { Language } from '@foyer/contract/languages'
import { audit as de } from '@foyer/words/audit/de'
import { audit as en } from '@foyer/words/audit/en'
import { audit as fr } from '@foyer/words/audit/fr'
import { auditFile as fileDe } from '@foyer/words/audit-file/de'
import { auditFile as fileEn } from '@foyer/words/audit-file/en'
import { auditFile as fileFr } from '@foyer/words/audit-file/fr'
import type { Cell } from '@foyer/words/format/csv'
import { byteOrderMark, csvLines } from '@foyer/words/format/csv'
import { formatMoney } from '@foyer/words/format/money'
import { formatNumber, formatRate } from '@foyer/words/format/number'
import { permissions as permissionsDe } from '@foyer/words/permissions/de'
import { permissions as permissionsEn } from '@foyer/words/permissions/en'
import { permissions as permissionsFr } from '@foyer/words/permissions/fr'
import { roles as rolesDe } from '@foyer/words/roles/de'
import { roles as rolesEn } from '@foyer/words/roles/en'
import { roles as rolesFr } from '@foyer/words/roles/fr'
import type { Db } from '../../../lib/db.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { streamRows } from '../../../lib/stream-rows.ts'
import type { ExportRow } from '../queries.ts'

const words = {
  en: { ...en, file: fileEn, roles: rolesEn, permissions: permissionsEn },
  de: { ...de, file: fileDe, roles: rolesDe, permissions: permissionsDe },
  fr: { ...fr, file: fileFr, roles: rolesFr, permissions: permissionsFr },
} as const

/** An audit log as a CSV file: a row for each entry. @param rows the statement that reads them */
export function auditCsv(db: Db, rows: Statement, language: Language) {
  const { file, actors, actions } = words[language]
  const head = [file.at, file.by, file.action, file.subject, file.subjectId, file.changes, file.requestId]
  const cells = (row: ExportRow): Cell[] => [
    row.at,
    row.actorName ?? actors[row.actor],
    textAt(actions, row.action),
    row.subjectName ?? '',
    row.subjectId,
    row.changes
      .map((change) => changeText(change, fieldTypeOf(subjectOf(row.action), change.field), language))
      .join('\n'),
    row.requestId ?? '',
  ]
  const body = streamRows<ExportRow>(db, rows, {
    head: byteOrderMark + csvLines([head], language),
    write: (batch) => csvLines(batch.map(cells), language),
  })
  return { name: `${file.name}.csv`, body }
}

type Tree = { readonly [key: string]: string | Tree }

/** The text of a code such as `event.changed`; the code itself when it has none. */
function textAt(tree: Tree, code: string): string {
  const found = code
    .split('.')
    .reduce<string | Tree | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree)
  return typeof found === 'string' ? found : code
}

function changeText(change: AuditChange, type: AuditFieldType | undefined, language: Language): string {
  const t = words[language]
  const label = textAt(t.fields, change.field)
  if (change.hidden) return `${label}: ${t.hidden}`
  const text = (value: AuditChange['after']) => valueText(value, type, change.currency, language)
  return `${label}: ${text(change.before)} → ${text(change.after)}`
}

function wordsFor(value: string, type: AuditFieldType | undefined, language: Language): string {
  const t = words[language]
  const permissions: Tree = t.permissions
  if (type === 'choice') return textAt(t.values, value)
  if (type === 'role') return textAt(t.roles, value)
  if (type !== 'permissions') return value
  return value
    .split(', ')
    .map((code) => textAt(permissions, code))
    .join('; ')
}

/** Times stay as they are stored, in UTC: a file is read by programs too. */
function valueText(
  value: AuditChange['after'],
  type: AuditFieldType | undefined,
  currency: AuditChange['currency'],
  language: Language,
): string {
  const t = words[language]
  if (value === undefined) return t.empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'string') return wordsFor(value, type, language)
  if (type === 'cents' && currency) return formatMoney(value, currency, language)
  return type === 'bp' ? formatRate(value, language) : formatNumber(value, language)
}
