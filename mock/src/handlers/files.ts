import type { Picture } from '@foyer/contract/files'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { files } from '@foyer/contract/routes/files'
import { eventById } from '../events/find.ts'
import type { Scope, Store } from '../store.ts'

export const fileHandlers: Handlers<typeof files, Scope> = {
  uploadPicture: async ({ store, team, params, upload }) => {
    eventById(store, team, params.id)
    const picture = await storePicture(store, upload)
    store.pictures = [...store.pictures, { ...picture, event: params.id }]
    return picture
  },
  // not cropped, unlike by the server: the demo has no decoder
  setOwnPicture: async ({ store, upload }) => {
    const { hash } = await storePicture(store, upload)
    store.me = { ...store.me, picture: hash }
    showPicture(store)
    return { hash }
  },
  removeOwnPicture: ({ store }) => {
    const { picture: _, ...me } = store.me
    store.me = me
    showPicture(store)
  },
  setLogo: async ({ store, team, upload }) => {
    const { hash } = await storePicture(store, upload)
    store.teams = store.teams.map((each) => (each.id === team ? { ...each, logo: hash } : each))
    return { hash }
  },
  removeLogo: ({ store, team }) => {
    store.teams = store.teams.map(({ logo, ...each }) => (each.id === team || !logo ? each : { ...each, logo }))
  },
}

async function storePicture(store: Store, upload: Uint8Array): Promise<Picture> {
  // a copy, whose buffer is not shared
  const bytes = new Uint8Array(upload)
  const file = new Blob([bytes], { type: 'image/png' })
  const { width, height } = await sizeOf(file)
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytes))
  store.files.set(hash, file)
  return { hash, type: file.type, width, height }
}

/** In the lists of members too. */
function showPicture({ me, members }: Store): void {
  for (const [team, list] of Object.entries(members))
    members[team] = list.map(({ picture, ...member }) => {
      const shown = member.id === me.id ? me.picture : picture
      return { ...member, ...(shown && { picture: shown }) }
    })
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
