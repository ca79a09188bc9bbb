import { maxPictureBytes, Picture, PictureCrop, StoredPicture } from '../files.ts'
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
  setOwnPicture: route('PUT /me/picture', {
    summary: 'Set the picture of the account: a square part of a picture as for an event',
    access: 'account',
    query: PictureCrop,
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    answer: StoredPicture,
    refused: ['rate-limited'],
  }),
  removeOwnPicture: route('DELETE /me/picture', { summary: 'Remove the picture of the account', access: 'account' }),
  setLogo: route('PUT /teams/{id}/logo', {
    summary: 'Set the logo of a team: a picture as for an event',
    access: 'team:write',
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    answer: StoredPicture,
    refused: ['not-found', 'rate-limited'],
  }),
  removeLogo: route('DELETE /teams/{id}/logo', {
    summary: 'Remove the logo of a team',
    access: 'team:write',
    refused: ['not-found'],
  }),
}
