import './zod-without-eval.ts'
import '../index.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/query-client.ts'
import { showRememberedTheme } from '../lib/theme.ts'
import { App } from './App.tsx'
import { createAppRouter } from './router.ts'

showRememberedTheme()

// The demo has no server. A service worker answers its API and must run before the first call.
if (import.meta.env.MODE === 'demo') await (await import('@foyer/mock/worker')).startMock()

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const element = document.getElementById('app')
const root = element && createRoot(element)
// As a transition, so that rendering yields to the browser's other work.
startTransition(() => root?.render(<App queryClient={queryClient} router={router} />))
