import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

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
} satisfies Record<string, Cases>
