import { read } from '../../lib/query.ts'

/** Whether new accounts may sign up, and whether the next one would be the first. */
export const signUpPolicy = () => read('GET /sign-up')
