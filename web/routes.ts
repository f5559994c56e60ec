import type { ComponentType } from 'react'

export type PageModule = { Component: ComponentType }

/** shell: inside the sidebar; bare: alone on the screen. */
export type AppRoute = {
  path: string
  frame: 'shell' | 'bare'
  /** needed: a visitor is sent to /login and back; absent: somebody signed in is sent to /chat/new. */
  session: 'needed' | 'optional' | 'absent'
  page: () => Promise<PageModule>
}

const chat = () => import('./pages/chat.tsx')
const newChat = () => import('./pages/chat-new.tsx')
const detector = () => import('./pages/detector.tsx')
const settings = () => import('./pages/settings.tsx')

/** The addresses of the application. The order does not matter; the more exact path wins. */
export const appRoutes: AppRoute[] = [
  { path: '/login', frame: 'bare', session: 'absent', page: () => import('./pages/accounts/login.tsx') },
  { path: '/signup', frame: 'bare', session: 'absent', page: () => import('./pages/accounts/signup.tsx') },
  {
    path: '/forgot-password',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/forgot-password.tsx'),
  },
  {
    path: '/reset-password',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/reset-password.tsx'),
  },
  {
    path: '/auth/callback',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/auth-callback.tsx'),
  },
  {
    path: '/verify-email',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/verify-email.tsx'),
  },
  {
    path: '/email-change',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/email-change.tsx'),
  },
  {
    path: '/unsubscribe',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/unsubscribe.tsx'),
  },
  {
    path: '/shared/:token',
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/shared-chat.tsx'),
  },
  { path: '/settings', frame: 'shell', session: 'needed', page: settings },
  { path: '/settings/:section', frame: 'shell', session: 'needed', page: settings },
  { path: '/chat', frame: 'shell', session: 'needed', page: newChat },
  { path: '/chat/new', frame: 'shell', session: 'needed', page: newChat },
  {
    path: '/chat/temporary',
    frame: 'shell',
    session: 'needed',
    page: () => import('./pages/chat-temporary.tsx'),
  },
  { path: '/chat/:chatId', frame: 'shell', session: 'needed', page: chat },
  { path: '/chat/*', frame: 'shell', session: 'needed', page: () => import('./pages/chat-repair.tsx') },
  { path: '/ai-humanizer', frame: 'shell', session: 'optional', page: () => import('./pages/humanizer.tsx') },
  { path: '/ai-detector', frame: 'shell', session: 'optional', page: detector },
  { path: '/feature/ai-detector', frame: 'shell', session: 'optional', page: detector },
]
