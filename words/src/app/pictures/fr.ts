import { pictureErrors } from '../fr/picture-errors.ts'

/** Texts of pages on which pictures are chosen, in French. */
export const messages = { pictureErrors } as const
