// @ts-check
import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {object} Outcome
 * @property {boolean} ok whether it exited with code 0
 * @property {string} output its stdout and stderr when `quiet` is set, otherwise empty
 */

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] variables besides those of this process
 * @property {boolean} [quiet] capture its output instead of showing it
 * @property {number} [timeoutMs] kill it after this time
 * @property {string} [cwd]
 */

/**
 * Runs a program and waits until it exits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, quiet = false, timeoutMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeoutMs && { timeout: timeoutMs }),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ text) => {
        output += text
      })
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
