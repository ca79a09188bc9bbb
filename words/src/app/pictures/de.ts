import { pictureErrors } from '../de/picture-errors.ts'

/** Texts of pages on which pictures are chosen, in German. */
export const messages = { pictureErrors } as const
