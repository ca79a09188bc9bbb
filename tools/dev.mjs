// @ts-check
// Runs the server and the web app. A changed file restarts the server or updates the page. Ctrl-C stops both.
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { program, root } = await import('./lib/root.mjs')

await ensureInstalled()

// Vite serves the pages and proxies /api to the server.
const env = { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:5173' }

/**
 * Starts a child in a process group of its own: Ctrl-C reaches only this process, which sends each child one signal.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
const start = (command, args, cwd) => spawn(command, args, { cwd, env, stdio: 'inherit', detached: true })

const children = [
  start(program('tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], root),
  start(program('vite'), ['--strictPort', '--port', '5173', '--clearScreen', 'false'], join(root, 'web')),
]

let stopping = false
const stop = () => {
  // npm forwards the Ctrl-C that this process has already received. A second signal would kill the server at once.
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// when one child exits, the other is of no use
for (const child of children) child.on('exit', stop)
