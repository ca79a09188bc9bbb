import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Bench } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const rounds = 5
const seconds = 4
const bare = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** The public page of an event, against a bare `node:http` server that sends the same bytes. */
export const publicPage: Bench = {
  title: 'Public page',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const { slug } = await openSale(foyer.url, 1000)
      const page = `${foyer.url}/en/e/${slug}`
      const file = join(dataDir, 'page.html')
      await writeFile(file, await (await fetch(page)).text())
      const other = await startBare(file)
      try {
        const [theirs, ours, failed]: [number[], number[], number[]] = [[], [], []]
        // in turn, so that a slow moment of the machine meets both
        for (let round = 0; round < rounds; round++) {
          theirs.push((await load(other.url)).requests.average)
          const done = await load(page)
          ours.push(done.requests.average)
          failed.push(done.non2xx + done.errors)
        }
        return [
          { name: 'node:http with the same bytes', value: median(theirs), unit: '/s' },
          { name: 'the page of an event', value: median(ours), unit: '/s' },
          { name: 'ratio', value: median(ours) / median(theirs), unit: '×', budget: 0.5, higherIsBetter: true },
          {
            name: 'answers that were not 2xx',
            value: failed.reduce((sum, each) => sum + each, 0),
            unit: '',
            budget: 0,
          },
        ]
      } finally {
        other.stop()
        await foyer.stop()
      }
    }),
}

const load = (url: string) => autocannon({ url, connections: 32, duration: seconds })

async function startBare(file: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', bare, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
