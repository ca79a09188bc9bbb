/** Tells the codes in the pictures of a camera that are new from the one that is still held out. */
export interface CodeInView {
  /**
   * Takes what was read in the next picture; undefined: no code.
   * @returns whether a code has come into view
   */
  isNew(code: string | undefined): boolean
}

/**
 * A code that is held out is lost in some pictures: a hand trembles, a screen reflects, the camera focuses again. It counts
 * as gone after this many pictures in a row and this many milliseconds without it. With less, guests who keep still would be
 * told that they are in already; with more, a copy that the next guest holds out would pass for the first ticket. A different
 * code is new at once.
 */
const gone = { pictures: 5, ms: 1000 }
/** A code that was seen so long ago is new, however few pictures there were since: the page was in the background. */
const forgottenMs = 3000

/** @param now a clock that is never set, in milliseconds */
export function watchCodes(now: () => number): CodeInView {
  const last = { code: '', at: 0, picturesSince: 0 }
  return {
    isNew(code) {
      if (code === undefined) {
        last.picturesSince += 1
        return false
      }
      const away = now() - last.at
      const hasLeft = (last.picturesSince >= gone.pictures && away >= gone.ms) || away >= forgottenMs
      const isOther = code !== last.code
      Object.assign(last, { code, at: now(), picturesSince: 0 })
      return isOther || hasLeft
    },
  }
}
