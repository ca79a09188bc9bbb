import { maxPictureBytes, Picture, PictureCrop, StoredPicture } from '../files.ts'
import { route } from '../http/route.ts'

export const files = {
  uploadPicture: route('POST /events/{id}/pictures', {
    summary: 'Upload a picture for an event: JPEG, PNG, WebP, AVIF or GIF, not animated, at most 50 megapixels',
    access: 'events:write',
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    status: 201,
    answer: Picture,
    refused: ['not-found', 'rate-limited'],
  }),
  setOwnPicture: route('PUT /me/picture', {
    summary: "Set the account's picture, in the same formats as an event's; it is cropped to a square",
    access: 'account',
    query: PictureCrop,
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    answer: StoredPicture,
    refused: ['rate-limited'],
  }),
  removeOwnPicture: route('DELETE /me/picture', { summary: "Remove the account's picture", access: 'account' }),
  setLogo: route('PUT /teams/{id}/logo', {
    summary: "Set a team's logo, in the same formats as an event's picture",
    access: 'team:write',
    upload: { type: 'image/*', maxBytes: maxPictureBytes },
    answer: StoredPicture,
    refused: ['not-found', 'rate-limited'],
  }),
  removeLogo: route('DELETE /teams/{id}/logo', {
    summary: "Remove a team's logo",
    access: 'team:write',
    refused: ['not-found'],
  }),
}
