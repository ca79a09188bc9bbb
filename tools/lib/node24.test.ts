import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createProject } from '../src/test/create-project.ts'
import { ensureNode24, isNode24 } from './node24.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Writes a shell script with these commands. @returns its path */
function program(commands: string): string {
  const path = join(createProject({ node: `#!/bin/sh\n${commands}\n` }), 'node')
  chmodSync(path, 0o755)
  return path
}

it('accepts Node 24 and newer', async () => {
  expect(await isNode24(program('echo v24.0.0'))).toBe(true)
  expect(await isNode24(program('echo v26.10.0'))).toBe(true)
})

it('rejects an older Node, another program, a failing one and a missing one', async () => {
  for (const commands of ['echo v20.19.0', 'echo 24.0.0', 'echo v24.0.0; exit 1'])
    expect(await isNode24(program(commands)), commands).toBe(false)
  expect(await isNode24('/nowhere/node')).toBe(false)
})

it('uses the Node that NODE24_PATH names', async () => {
  const chosen = program('echo v24.1.2')
  vi.stubEnv('NODE24_PATH', chosen)
  expect(await ensureNode24()).toBe(chosen)
})

it('fails with a message when NODE24_PATH names an older Node', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('NODE24_PATH', program('echo v20.19.0'))
  await expect(ensureNode24()).rejects.toThrow('exit')
  expect(exit).toHaveBeenCalledWith(1)
  expect(printed.mock.lastCall?.[0]).toMatch(/NODE24_PATH is .*, which is not a working Node 24/)
})
