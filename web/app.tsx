import './zod-settings.ts'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, waitForSession } from './app-root.tsx'
import { startLanguage } from './locales/device-language.ts'
import { keepOfflinePage } from './site/offline-page.ts'
import { openSiteBanner } from './site/site-banner.ts'

keepOfflinePage()

function start() {
  openSiteBanner()
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

const hasFirstView = document.querySelector('#first-view[inert]') !== null
Promise.all([startLanguage(), hasFirstView && waitForSession()]).then(start)
