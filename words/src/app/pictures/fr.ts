import { pictureErrors } from '../fr/picture-errors.ts'

/** What pages on which pictures are chosen need, in French. */
export const messages = { pictureErrors } as const
