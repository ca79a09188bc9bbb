// Must run before the first schema is created: otherwise zod tries `new Function`, which the Content-Security-Policy
// reports. The global is where zod looks; importing its `config` would add 3.6 KB of zod to the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
