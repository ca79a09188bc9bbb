// @ts-check
// Lowers the cost of password hashes for the built server of the journeys. At full cost a hash takes 0.2 s of a core, and
// each journey creates an account. Only `--import` loads this file, so no setting of Foyer can lower the cost.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
/** @type {(...given: [crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, (error: Error | null, key: Buffer) => void]) => void} */
const cheapScrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2, r: 1, p: 1 }, done)

Object.assign(crypto, { scrypt: cheapScrypt })
syncBuiltinESMExports()
