import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../tools/demo.mjs', import.meta.url))

/** Runs some work while the demo is served; builds it first. @param work gets its address */
export async function withDemo<T>(work: (url: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const url = new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The demo ended with code ${code} before it was ready.`)))
      child.stdout.on('data', (text: Buffer) => {
        const [, address] = /demo is ready: (\S+)/.exec(text.toString()) ?? []
        if (address) resolve(address)
      })
    })
    return await work(await url)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
