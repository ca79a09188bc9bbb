/** Whether this is the demo: there is no server and no account, and what needs one says so. */
export const isDemo: boolean = import.meta.env.MODE === 'demo'
