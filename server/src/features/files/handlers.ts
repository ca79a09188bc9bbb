import type { files } from '@foyer/contract/routes/files'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { PictureShape } from '../../lib/picture-upload.ts'
import { readPicture } from '../../lib/picture-upload.ts'
import { addPicture, removeLogo, removeOwnPicture, setLogo, setOwnPicture } from './commands.ts'

export const fileHandlers: ServerHandlers<typeof files> = {
  uploadPicture: async (ctx) => {
    await consumeRateLimit(ctx, 'upload', { account: ctx.account.id })
    return await addPicture(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.upload)
  },
  setOwnPicture: async (ctx) => {
    await consumeRateLimit(ctx, 'upload', { account: ctx.account.id })
    const picture = await readPicture(ctx.upload, { ...ofPerson, crop: ctx.query })
    return { hash: await setOwnPicture(ctx.db, ctx.account.id, picture) }
  },
  removeOwnPicture: async ({ db, account }) => {
    await removeOwnPicture(db, account.id)
    return undefined
  },
  setLogo: async (ctx) => {
    await consumeRateLimit(ctx, 'upload', { account: ctx.account.id })
    return { hash: await setLogo(ctx.db, ctx, ctx.scope, await readPicture(ctx.upload, ofTeam)) }
  },
  removeLogo: async ({ db, scope }) => {
    await removeLogo(db, scope)
    return undefined
  },
}

/** Shown in at most 96 pixels, on sharp screens. */
const ofPerson: PictureShape = { maxSide: 256 }
/** Shown in at most 240 pixels, on sharp screens. Small enough for a mail. */
const ofTeam: PictureShape = { maxSide: 480 }
