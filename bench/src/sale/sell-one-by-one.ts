import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { saleStatements } from './baseline.ts'

// The baseline where there is no pgbench, in a process of its own. Prints the orders per second.

interface Settings {
  url: string
  seconds: number
  connections: number
  event: string
  type: string
  team: string
}

const settings: Settings = JSON.parse(process.argv[2] ?? '{}')
const names = ['event', 'type', 'team', 'order'] as const
const statements = saleStatements.map((text, index) => ({
  name: `sale_${index}`,
  used: names.filter((name) => text.includes(`:${name}`)),
  text,
}))

async function sell(client: pg.PoolClient): Promise<void> {
  const values = { ...settings, order: randomBytes(16).toString('hex') }
  await client.query('begin')
  for (const { name, used, text } of statements)
    await client.query({
      name,
      text: used.reduce<string>((all, each, index) => all.replaceAll(`:${each}`, `$${index + 1}::text`), text),
      values: used.map((each) => values[each]),
    })
  await client.query('commit')
}

const pool = new pg.Pool({ connectionString: settings.url, max: settings.connections })
const until = performance.now() + settings.seconds * 1000
let sold = 0
await Promise.all(
  Array.from({ length: settings.connections }, async () => {
    const client = await pool.connect()
    while (performance.now() < until) {
      await sell(client)
      sold += 1
    }
    client.release()
  }),
)
await pool.end()
console.log(sold / settings.seconds)
