import type { ComponentType } from 'react'

export type PageModule = { Component: ComponentType }

export type Route = {
  path: string
  /** shell: inside the sidebar; bare: alone on the screen; static: written to a file by the build. */
  frame: 'shell' | 'bare' | 'static'
  /** needed: a visitor is sent to /login and back; absent: somebody signed in is sent to /chat/new. */
  session: 'needed' | 'optional' | 'absent'
  page: () => Promise<PageModule>
}

const chat = () => import('./pages/chat.tsx')
const newChat = () => import('./pages/chat-new.tsx')
const detector = () => import('./pages/detector.tsx')

/** Every address of the product. The order does not matter; the more exact path wins. */
export const routes: Route[] = [
  { path: '/', frame: 'static', session: 'optional', page: () => import('./pages/landing.tsx') },
  { path: '/login', frame: 'bare', session: 'absent', page: () => import('./pages/login.tsx') },
  { path: '/signup', frame: 'bare', session: 'absent', page: () => import('./pages/signup.tsx') },
  { path: '/chat', frame: 'shell', session: 'needed', page: newChat },
  { path: '/chat/new', frame: 'shell', session: 'needed', page: newChat },
  { path: '/chat/:chatId', frame: 'shell', session: 'needed', page: chat },
  { path: '/chat/*', frame: 'shell', session: 'needed', page: () => import('./pages/chat-repair.tsx') },
  { path: '/ai-humanizer', frame: 'shell', session: 'optional', page: () => import('./pages/humanizer.tsx') },
  { path: '/ai-detector', frame: 'shell', session: 'optional', page: detector },
  { path: '/feature/ai-detector', frame: 'shell', session: 'optional', page: detector },
]
