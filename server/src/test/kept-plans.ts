import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Makes each connection of a pool parse a statement once, and lets PostgreSQL keep its plan. Otherwise that takes half of
 * PostgreSQL's time in the tests, whose tables are almost empty.
 */
export function keepPlans(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const { query } = client
    const named = (config: unknown, values: unknown, ...rest: unknown[]) => {
      const isNamed = isUnnamed(config) && hasParameters(values)
      return Reflect.apply(query, client, [
        isNamed ? { ...config, name: nameOf(config.text) } : config,
        values,
        ...rest,
      ])
    }
    // `as`: it takes and returns what the method does, which has many overloads
    client.query = named as typeof query
  })
}

const isUnnamed = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name)

/** Without parameters, a text may have several statements, which PostgreSQL cannot keep. */
const hasParameters = (values: unknown) => Array.isArray(values) && values.length > 0

function nameOf(text: string): string {
  const name = names.get(text) ?? `test_${names.size}`
  names.set(text, name)
  return name
}
