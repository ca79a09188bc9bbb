import { maxPictureBytes, Picture } from '../files.ts'
import { route } from '../http/route.ts'

export const files = {
  uploadPicture: route('POST /events/{id}/pictures', {
    summary: 'Upload a picture for an event: a JPEG, PNG, WebP, AVIF or GIF, not animated, of up to 50 megapixels',
    access: 'events:write',
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    status: 201,
    answer: Picture,
    refused: ['not-found', 'rate-limited'],
  }),
}
