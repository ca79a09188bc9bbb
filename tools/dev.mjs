// @ts-check
// The server and the web app, each started anew or updated when a file changes. Ctrl-C ends both.
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { program, root } = await import('./lib/root.mjs')

await ensureInstalled()

// pages come from Vite, which passes /api on to the server
const env = { ...process.env, PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:5173' }

/**
 * Detached: Ctrl-C reaches this process alone, and each child gets exactly one signal to end by.
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
  // once: npm passes on the Ctrl-C that has reached us already, and a second signal would end the server by force
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// one without the other is of no use
for (const child of children) child.on('exit', stop)
