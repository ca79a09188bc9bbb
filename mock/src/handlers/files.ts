import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { files } from '@foyer/contract/routes/files'
import { eventById } from '../events/find.ts'
import type { Scope } from '../store.ts'

export const fileHandlers: Handlers<typeof files, Scope> = {
  uploadPicture: async ({ store, team, params, upload }) => {
    eventById(store, team, params.id)
    // a copy, whose buffer is not shared
    const bytes = new Uint8Array(upload)
    const file = new Blob([bytes], { type: 'image/png' })
    const { width, height } = await sizeOf(file)
    const hash = hexOf(await crypto.subtle.digest('SHA-256', bytes))
    store.files.set(hash, file)
    const picture = { hash, type: file.type, width, height }
    store.pictures = [...store.pictures, { ...picture, event: params.id }]
    return picture
  },
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Lets the browser decode a picture. @throws ProblemError `validation` when it cannot */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new ProblemError('validation', { errors: [fault('body', 'picture-unreadable')] })
  }
}
