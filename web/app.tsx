import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app-root.tsx'
import { keepOfflinePage } from './site/offline-page.ts'

keepOfflinePage()

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
