import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** Starts a bare `node:http` server that answers every request with the bytes of a file, in a process of its own. */
export async function startBareHttp(file: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', server, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The bare HTTP server exited with code ${code}.`)))
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
