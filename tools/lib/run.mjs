// @ts-check
import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * @typedef {object} Outcome
 * @property {boolean} ok whether it ended by itself with code 0
 * @property {string} output what it wrote, when it was told to be quiet
 */

/**
 * @typedef {object} How
 * @property {NodeJS.ProcessEnv} [env] beside our own environment
 * @property {boolean} [quiet] keep its output instead of showing it
 * @property {number} [withinMs] stop it after so long
 * @property {string} [cwd]
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {How} [how]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, quiet = false, withinMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(withinMs && { timeout: withinMs }),
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
