const retryDelaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/**
 * The delay before the next attempt to send a mail.
 * @param attempts the attempts so far
 * @returns minutes, growing; undefined after the last attempt
 */
export const retryDelayMinutes = (attempts: number): number | undefined => retryDelaysMinutes[attempts - 1]
