import type { Role } from '@foyer/contract/access'
import type { TokenArea, TokenPermission } from '@foyer/contract/api-token-rules'
import {
  basicTokenPermission,
  grantable,
  readingPermissions,
  tokenAreaNames,
  tokenAreas,
  withIncluded,
} from '@foyer/contract/api-token-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { levelOf } from './levels.ts'

interface Props {
  /** The role of the reader: a token holds no more than it does. */
  role: Role
  value: readonly TokenPermission[]
  onChange: (permissions: TokenPermission[]) => void
  id: string
  error: string | undefined
}

/** The permissions of a token: to read everything, or a level for each area. */
export function PermissionFields({ role, value, onChange, id, error }: Props) {
  const t = useTranslations('apiTokens')
  const [isChosen, setChosen] = useState(false)
  const choose = (next: boolean) => {
    setChosen(next)
    onChange(next ? [basicTokenPermission] : readingPermissions)
  }
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t('permissions')}
        hint={t('chooseHint')}
        name="permissions"
        id={id}
        error={error}
        value={isChosen ? 'chosen' : 'read'}
        options={[
          { value: 'read', label: t('readOnly'), description: t('readOnlyHint') },
          { value: 'chosen', label: t('choose') },
        ]}
        onChange={({ target }) => choose(target.value === 'chosen')}
      />
      {isChosen && (
        <div className="grid gap-4 ps-7 sm:grid-cols-2">
          {tokenAreaNames.map((area) => (
            <AreaField key={area} area={area} role={role} value={value} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  )
}

function AreaField({ area, role, value, onChange }: Omit<Props, 'id' | 'error'> & { area: TokenArea }) {
  const t = useTranslations('apiTokens')
  const ofArea: readonly TokenPermission[] = tokenAreas[area]
  const offered = ofArea.filter((permission) => grantable(role).includes(permission))
  const highest = ofArea.findLast((permission) => value.includes(permission)) ?? ''
  const change = (next: string) => {
    const others = value.filter((permission) => !ofArea.includes(permission))
    onChange(withIncluded([...others, ...offered.filter((permission) => permission === next)]))
  }
  return (
    <Field label={t(`areas.${area}`)}>
      <Select
        value={highest}
        onChange={({ target }) => change(target.value)}
        options={[
          ...(ofArea.includes(basicTokenPermission) ? [] : [{ value: '', label: t('levels.none') }]),
          ...offered.map((permission) => ({ value: permission, label: t(`levels.${levelOf(permission)}`) })),
        ]}
      />
    </Field>
  )
}
