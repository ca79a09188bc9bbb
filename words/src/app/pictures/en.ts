import { pictureErrors } from '../en/picture-errors.ts'

/** What pages on which pictures are chosen need, in English. */
export const messages = { pictureErrors } as const
