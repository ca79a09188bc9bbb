import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { canReach } from './system-user.ts'

const stranger = { uid: 4242, gid: 4242 }
let open: string
let closed: string

beforeEach(async () => {
  open = await mkdtemp(join(tmpdir(), 'foyer-'))
  onTestFinished(() => rm(open, { recursive: true }))
  await chmod(open, 0o755)
  closed = join(open, 'closed')
  await mkdir(closed, { mode: 0o700 })
})

it('lets anybody reach what lies in open folders', async () => {
  const file = join(open, 'file')
  await writeFile(file, '', { mode: 0o644 })
  expect(await canReach(stranger, file)).toBe(true)
})

it('sees a closed folder on the way, however open the file is', async () => {
  await mkdir(join(closed, 'deep'))
  await writeFile(join(closed, 'deep', 'file'), '', { mode: 0o644 })
  expect(await canReach(stranger, join(closed, 'deep', 'file'))).toBe(false)
})

it('sees a file that only its owner may read', async () => {
  const file = join(open, 'file')
  await writeFile(file, '', { mode: 0o600 })
  expect(await canReach(stranger, file)).toBe(false)
})

it('goes by the owner or the group where they are the user’s', async () => {
  const { uid, gid } = await stat(closed)
  expect(await canReach({ uid, gid: 4242 }, join(closed, 'file'))).toBe(true)
  expect(await canReach({ uid: 4242, gid }, join(closed, 'file'))).toBe(false)
  await chmod(closed, 0o710)
  expect(await canReach({ uid: 4242, gid }, join(closed, 'file'))).toBe(true)
})

it('goes by the folders above for what is not there yet', async () => {
  expect(await canReach(stranger, join(open, 'new', 'file'))).toBe(true)
  expect(await canReach(stranger, join(closed, 'new', 'file'))).toBe(false)
})
