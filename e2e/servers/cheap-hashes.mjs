// @ts-check
// Lowers the cost of password hashes for the built server of the journeys. At full cost a hash takes 35 ms of a core, and
// each journey creates an account. Only `--import` loads this file, so no setting of Foyer can lower the cost.
import { createRequire } from 'node:module'

// the server imports this CommonJS package too, later, and gets the functions that are in it then
const argon2 = createRequire(new URL('../../server/package.json', import.meta.url))('@node-rs/argon2')
const { hash } = argon2
/** @type {(password: string, options: object) => Promise<string>} */
argon2.hash = (password, options) => hash(password, { ...options, memoryCost: 8, timeCost: 1 })
