import './zod-without-eval.ts'
import '../index.css'
import { isLanguage } from '@foyer/contract/languages'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { preferredLanguage } from '../lib/language.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { showRememberedTheme } from '../lib/theme.ts'
import { App } from './App.tsx'
import { createAppRouter } from './router.ts'
import { warmFormats } from './warm-formats.ts'

showRememberedTheme()

// The demo has no server. A service worker answers its API and must run before the first call.
if (import.meta.env.MODE === 'demo') await (await import('@foyer/mock/worker')).startMock()

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const element = document.getElementById('app')
const root = element && createRoot(element)

// Page, messages and the first answers are there before the first drawing: each that arrives later is drawn at once and
// in one piece, which blocks a phone. After a second the drawing begins without them.
const [, first = ''] = window.location.pathname.split('/')
const longestWaitMs = 1000
await Promise.race([
  Promise.all([router.load(), warmFormats(isLanguage(first) ? first : preferredLanguage())]),
  new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
])
// As a transition, so that rendering yields to the browser's other work.
startTransition(() => root?.render(<App queryClient={queryClient} router={router} />))
