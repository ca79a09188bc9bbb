import '../features/check-in/door/check-in.css'
import { languages } from '@foyer/contract/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DoorApp } from '../features/check-in/door/DoorApp.tsx'
import { showRememberedTheme } from '../lib/theme.ts'

showRememberedTheme()

// In development there is no worker: it would keep old files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerWorkers().catch(console.error)

/**
 * Registers the worker for the addresses of every language, the one of this page first: who chooses another language
 * may have no network by then.
 */
async function registerWorkers(): Promise<void> {
  const [, current] = location.pathname.split('/')
  for (const language of [...languages].sort((a, b) => Number(b === current) - Number(a === current)))
    await navigator.serviceWorker.register('/check-in/worker.js', { scope: `/${language}/check-in/` })
}

const element = document.getElementById('app')
if (element)
  createRoot(element).render(
    <StrictMode>
      <DoorApp />
    </StrictMode>,
  )
