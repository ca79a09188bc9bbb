import type { Role } from '@foyer/contract/access'
import { roles } from '@foyer/contract/access'
import { useTranslations } from 'use-intl'
import { RoleRights } from '../../lib/RoleRights.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'

interface Props {
  /** The role of the reader: only owners make owners. */
  own: Role
  value: Role
  onChange: (role: Role) => void
  id?: string
  error?: string | undefined
}

/** The choice of a role, each with what it is for, and what the chosen one may do. */
export function RoleChoice({ own, value, onChange, id, error }: Props) {
  const t = useTranslations('access')
  const offered = roles.filter((role) => role !== 'owner' || own === 'owner')
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t('role')}
        name="role"
        id={id}
        error={error}
        value={value}
        options={offered.map((role) => ({
          value: role,
          label: t(`roles.${role}`),
          description: t(`roleNotes.${role}`),
        }))}
        onChange={({ target }) => onChange(offered.find((role) => role === target.value) ?? value)}
      />
      <details>
        <summary className="cursor-pointer py-1 font-medium">{t('rights')}</summary>
        <div className="pt-2">
          <RoleRights role={value} />
        </div>
      </details>
    </div>
  )
}
