// Must run before the first schema is made: zod then does not try `new Function`, which the Content-Security-Policy
// would report. Set where zod looks for it: importing its `config` would bring 3.6 KB of zod into the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
