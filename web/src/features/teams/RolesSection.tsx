import type { Permission, Role } from '@foyer/contract/access'
import { mayDo, permissions, roles } from '@foyer/contract/access'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

// `as`: Object.keys loses the literal types.
const allPermissions = Object.keys(permissions) as Permission[]

/** The roles, and the permissions of each. */
export function RolesSection({ own }: { own: Role }) {
  const t = useTranslations('teams')
  return (
    <section aria-labelledby="roles" className="border-t border-line py-8">
      <h2 id="roles" className="type-heading">
        {t('settings.roles')}
      </h2>
      <p className="mt-1 mb-5 text-pretty text-ink-secondary">{t('settings.rolesDescription')}</p>
      <dl className="mb-8 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map((role) => (
          <div key={role}>
            <dt className="flex flex-wrap items-center gap-2 font-medium">
              {t(`roles.${role}`)}
              {role === own && <Badge tone="accent">{t('view.role')}</Badge>}
            </dt>
            <dd className="text-pretty text-ink-secondary">{t(`roleNotes.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('settings.rolesDescription')}
        rows={allPermissions}
        rowKey={(permission) => permission}
        columns={[
          {
            id: 'permission',
            header: t('settings.permission'),
            cell: (permission: Permission) => t(`permissions.${permission}`),
          },
          ...roles.map((role) => ({
            id: role,
            header: t(`roles.${role}`),
            cell: (permission: Permission) => <PermissionMark yes={mayDo(role, permission)} />,
          })),
        ]}
      />
    </section>
  )
}

function PermissionMark({ yes }: { yes: boolean }) {
  const t = useTranslations('teams.settings')
  return (
    <span>
      {yes ? (
        <Check aria-hidden="true" size={18} className="text-success-fg" />
      ) : (
        <Minus aria-hidden="true" size={18} className="text-ink-secondary" />
      )}
      <VisuallyHidden>{yes ? t('yes') : t('no')}</VisuallyHidden>
    </span>
  )
}
