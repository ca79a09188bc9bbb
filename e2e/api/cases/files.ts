import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'

const text = (type: string) => new Blob(['no picture'], { type })

export const fileCases = {
  'files.uploadPicture': {
    'what is no picture, and an unknown event': async (send) => {
      const { id } = (await send('POST /events', { urlLink: 'example.com' })).body
      return await inSequence(
        send,
        [`POST /events/${id}/pictures`, text('image/png')],
        [`POST /events/${id}/pictures`, text('text/plain')],
        [`POST /events/${id}/pictures`],
        ['POST /events/evt_unknown/pictures', text('image/png')],
      )
    },
  },
  'files.setOwnPicture': {
    'what is no picture, and a crop that is none': async (send) =>
      await inSequence(
        send,
        ['PUT /me/picture', text('image/png')],
        ['PUT /me/picture', text('text/plain')],
        ['PUT /me/picture?zoom=50&x=101', text('image/png')],
      ),
  },
  'files.removeOwnPicture': {
    'where there is none': async (send) => await inSequence(send, ['DELETE /me/picture']),
  },
  'files.setLogo': {
    'what is no picture, and another team': async (send) =>
      await inSequence(
        send,
        [`PUT /teams/${await ownTeam(send)}/logo`, text('image/png')],
        ['PUT /teams/tem_unknown/logo', text('image/png')],
      ),
  },
  'files.removeLogo': {
    'where there is none': async (send) =>
      await inSequence(send, [`DELETE /teams/${await ownTeam(send)}/logo`], ['DELETE /teams/tem_unknown/logo']),
  },
} satisfies Record<string, Cases>
