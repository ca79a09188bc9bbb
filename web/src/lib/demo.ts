/** Whether this is the demo, which has no server and no accounts. */
export const isDemo: boolean = import.meta.env.MODE === 'demo'
