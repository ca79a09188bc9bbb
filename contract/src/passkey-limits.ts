/** How many passkeys an account may have. */
export const maxPasskeys = 20
