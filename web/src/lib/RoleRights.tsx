import type { Role } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { allPermissions } from './all-permissions.ts'

/** The permissions of a role, as a list. */
export function RoleRights({ role }: { role: Role }) {
  const t = useTranslations('access.permissions')
  return (
    <ul className="grid gap-1.5">
      {allPermissions
        .filter((permission) => mayDo(role, permission))
        .map((permission) => (
          <li key={permission} className="flex gap-2">
            <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-success-fg" />
            <span className="min-w-0 text-pretty">{t(permission)}</span>
          </li>
        ))}
    </ul>
  )
}
