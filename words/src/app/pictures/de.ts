import { pictureErrors } from '../de/picture-errors.ts'

/** What pages on which pictures are chosen need, in German. */
export const messages = { pictureErrors } as const
