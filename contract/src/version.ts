import { z } from 'zod'

/**
 * The version of something that is edited: 0 before the first, and one more with each change. A client sends the version that
 * it has read with its changes. The server refuses them as `stale` if there is another version by now.
 */
export const Version = z.int().min(0).max(1_000_000_000)
