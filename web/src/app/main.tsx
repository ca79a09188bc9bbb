import './zod-without-eval.ts'
import '../index.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/query-client.ts'
import { showRememberedTheme } from '../lib/theme.ts'
import { App } from './App.tsx'
import { createAppRouter } from './router.ts'

showRememberedTheme()

// The demo has no server: its API answers from a service worker, which must be there before the first call
if (import.meta.env.MODE === 'demo') await (await import('@foyer/mock/worker')).startMock()

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const element = document.getElementById('app')
const root = element && createRoot(element)
// as a transition, so that drawing it gives way to what else the browser has to do
startTransition(() => root?.render(<App queryClient={queryClient} router={router} />))
