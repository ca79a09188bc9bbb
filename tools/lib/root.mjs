// @ts-check
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project's folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The path of an installed package's executable. @param {string} name such as `vite` */
export const program = (name) => join(root, 'node_modules', '.bin', name)
