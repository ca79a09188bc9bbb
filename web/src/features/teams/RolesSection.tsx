import type { Permission, Role } from '@foyer/contract/access'
import { mayDo, maySeeAs, roles } from '@foyer/contract/access'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { allPermissions } from '../../lib/all-permissions.ts'
import { RoleRights } from '../../lib/RoleRights.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useSeeAs } from './use-see-as.ts'

interface Props {
  /** The role of the reader. */
  own: Role
}

/** The roles, and the permissions of each: side by side where there is room, otherwise one at a time. */
export function RolesSection({ own }: Props) {
  const t = useTranslations('teams.settings')
  const isWide = useIsWide()
  return (
    <section aria-labelledby="roles" className="border-t border-line py-8">
      <h2 id="roles" className="type-heading">
        {t('roles')}
      </h2>
      <p className="mt-1 mb-5 text-pretty text-ink-secondary">{t('rolesDescription')}</p>
      {isWide ? <AllRoles own={own} /> : <OneRole own={own} />}
    </section>
  )
}

function OneRole({ own }: Props) {
  const access = useTranslations('access')
  const [shown, setShown] = useState(own)
  return (
    <div className="grid gap-4">
      <Field label={access('role')}>
        <Select
          value={shown}
          options={roles.map((role) => ({ value: role, label: access(`roles.${role}`) }))}
          onChange={({ target }) => setShown(roles.find((role) => role === target.value) ?? shown)}
        />
      </Field>
      <p className="text-pretty text-ink-secondary">{access(`roleNotes.${shown}`)}</p>
      <RoleRights role={shown} />
      <SeeAs own={own} role={shown} />
    </div>
  )
}

function AllRoles({ own }: Props) {
  const t = useTranslations('teams')
  const access = useTranslations('access')
  return (
    <>
      <dl className="mb-8 grid grid-cols-3 gap-x-12 gap-y-4">
        {roles.map((role) => (
          <div key={role}>
            <dt className="flex flex-wrap items-center gap-2 font-medium">
              {access(`roles.${role}`)}
              {role === own && <Badge tone="accent">{t('view.role')}</Badge>}
            </dt>
            <dd className="text-pretty text-ink-secondary">
              <p>{access(`roleNotes.${role}`)}</p>
              <SeeAs own={own} role={role} />
            </dd>
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
            cell: (permission: Permission) => access(`permissions.${permission}`),
          },
          ...roles.map((role) => ({
            id: role,
            header: access(`roles.${role}`),
            cell: (permission: Permission) => <PermissionMark yes={mayDo(role, permission)} />,
          })),
        ]}
      />
    </>
  )
}

/** The button that shows the app as a role sees it, for those who may. */
function SeeAs({ own, role }: Props & { role: Role }) {
  const t = useTranslations('teams')
  const access = useTranslations('access')
  const seeAs = useSeeAs()
  if (!maySeeAs(own, role)) return null
  return (
    <Button size="small" className="mt-2 justify-self-start" onClick={() => seeAs(role)}>
      {t('settings.seeAs')} <VisuallyHidden>({access(`roles.${role}`)})</VisuallyHidden>
    </Button>
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
