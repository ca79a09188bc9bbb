import '../features/check-in/door/check-in.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DoorApp } from '../features/check-in/door/DoorApp.tsx'
import { showRememberedTheme } from '../lib/theme.ts'

showRememberedTheme()

// In development there is no worker: it would keep old files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const [, language] = location.pathname.split('/')
  void navigator.serviceWorker.register('/check-in/worker.js', { scope: `/${language}/check-in/` }).catch(console.error)
}

const element = document.getElementById('app')
if (element)
  createRoot(element).render(
    <StrictMode>
      <DoorApp />
    </StrictMode>,
  )
