// The values that the mock and the server generate: only their form is compared
const made: Record<string, RegExp> = {
  id: /^\w+$/,
  requestId: /^[0-9a-f-]{36}$/,
  slug: /^[a-z0-9-]+$/,
  joinedAt: /Z$/,
  token: /^\w+$/,
  createdAt: /Z$/,
  at: /Z$/,
  nextCheckAt: /Z$/,
  lastUsedAt: /Z$/,
  sentAt: /Z$/,
  expiresAt: /Z$/,
  email: /@/,
}

/** Replaces generated values, so that the responses of both sides can be compared. */
export function alike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alike)
  if (value === null || typeof value !== 'object') return value
  // `as`: the value was parsed from JSON and is an object
  const fields = Object.entries(value as Record<string, unknown>)
  // an event with an open date stores its creation time as the date, for sorting
  const open = fields.some(([name, is]) => name === 'dateTba' && is === true)
  return Object.fromEntries(
    fields.map(([name, is]) => [name, open && name === 'date' ? '<open>' : alikeField(name, is)]),
  )
}

function alikeField(name: string, value: unknown): unknown {
  const form = made[name]
  if (!form || typeof value !== 'string') return alike(value)
  return form.test(value) ? `<${name}>` : value
}
