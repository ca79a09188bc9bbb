// What each side makes up by itself, and what is therefore compared by its form only
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
  email: /@/,
}

/** An answer with everything replaced that a side makes up, so that two sides can be compared. */
export function alike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alike)
  if (value === null || typeof value !== 'object') return value
  // `as`: what JSON calls an object
  const fields = Object.entries(value as Record<string, unknown>)
  // the moment of creation is no date but a place in the order
  const open = fields.some(([name, is]) => name === 'dateTba' && is === true)
  return Object.fromEntries(
    fields.map(([name, is]) => [name, open && name === 'date' ? '<open>' : alikeField(name, is)]),
  )
}

function alikeField(name: string, value: unknown): unknown {
  const form = made[name]
  return form && typeof value === 'string' ? (form.test(value) ? `<${name}>` : value) : alike(value)
}
