// @ts-check
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A program that an installed package brings, such as `vite`. @param {string} name */
export const program = (name) => join(root, 'node_modules', '.bin', name)
