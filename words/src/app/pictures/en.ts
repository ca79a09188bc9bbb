import { pictureErrors } from '../en/picture-errors.ts'

/** Texts of pages on which pictures are chosen, in English. */
export const messages = { pictureErrors } as const
