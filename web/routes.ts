import type { ComponentType } from 'react'
import type { ApplicationPath } from '../contract/pages.ts'

export type PageModule = { Component: ComponentType }

/** shell: with the sidebar; bare: without it. */
export type AppRoute = {
  frame: 'shell' | 'bare'
  /** needed: visitors are redirected to /login and back; absent: signed-in users are redirected to /chat/new. */
  session: 'needed' | 'optional' | 'absent'
  page: () => Promise<PageModule>
}

const chat = () => import('./pages/chat.tsx')
const newChat = () => import('./pages/chat-new.tsx')
const detector = () => import('./pages/detector.tsx')
const essay = () => import('./pages/essay.tsx')
const success = () => import('./pages/billing/payment-success.tsx')
const study = () => import('./pages/study/study.tsx')
const operator = () => import('./pages/operator/operator.tsx')
const settings = () => import('./pages/settings/settings.tsx')

/** One row per address of the application. The order does not matter; the more specific path wins. */
export const appRoutes: Record<ApplicationPath, AppRoute> = {
  '/login': { frame: 'bare', session: 'absent', page: () => import('./pages/accounts/login.tsx') },
  '/signup': { frame: 'bare', session: 'absent', page: () => import('./pages/accounts/signup.tsx') },
  '/forgot-password': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/forgot-password.tsx'),
  },
  '/reset-password': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/reset-password.tsx'),
  },
  '/auth/callback': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/auth-callback.tsx'),
  },
  '/verify-email': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/verify-email.tsx'),
  },
  '/email-change': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/email-change.tsx'),
  },
  '/unsubscribe': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/accounts/unsubscribe.tsx'),
  },
  '/shared/check/:token': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/shared/shared-check.tsx'),
  },
  '/shared/essay/:token': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/shared/shared-essay.tsx'),
  },
  '/shared/:token': {
    frame: 'bare',
    session: 'optional',
    page: () => import('./pages/shared/shared-chat.tsx'),
  },
  '/setup': { frame: 'bare', session: 'needed', page: () => import('./pages/setup.tsx') },
  '/operator': { frame: 'shell', session: 'needed', page: operator },
  '/operator/:section': { frame: 'shell', session: 'needed', page: operator },
  '/dashboard': {
    frame: 'shell',
    session: 'needed',
    page: () => import('./pages/dashboard/dashboard.tsx'),
  },
  '/settings': { frame: 'shell', session: 'needed', page: settings },
  '/settings/:section': { frame: 'shell', session: 'needed', page: settings },
  '/chat': { frame: 'shell', session: 'needed', page: newChat },
  '/chat/new': { frame: 'shell', session: 'needed', page: newChat },
  '/chat/temporary': { frame: 'shell', session: 'needed', page: () => import('./pages/chat-temporary.tsx') },
  '/chat/:chatId': { frame: 'shell', session: 'needed', page: chat },
  '/chat/*': { frame: 'shell', session: 'needed', page: () => import('./pages/chat-repair.tsx') },
  '/essay-writer': { frame: 'shell', session: 'optional', page: essay },
  '/essay-writer/new': { frame: 'shell', session: 'optional', page: essay },
  '/essay-writer/:chatId': { frame: 'shell', session: 'optional', page: essay },
  '/subscription-plans': {
    frame: 'shell',
    session: 'optional',
    page: () => import('./pages/billing/plans.tsx'),
  },
  '/checkout': { frame: 'bare', session: 'needed', page: () => import('./pages/billing/checkout.tsx') },
  '/subscription/success': { frame: 'bare', session: 'optional', page: success },
  '/success': { frame: 'bare', session: 'optional', page: success },
  '/ai-humanizer': {
    frame: 'shell',
    session: 'optional',
    page: () => import('./pages/humanizer/humanizer.tsx'),
  },
  '/ai-detector': { frame: 'shell', session: 'optional', page: detector },
  '/feature/ai-detector': { frame: 'shell', session: 'optional', page: detector },
  '/study-simulator': { frame: 'shell', session: 'optional', page: study },
  '/study-simulator/new': { frame: 'shell', session: 'needed', page: study },
  '/study-simulator/progress': { frame: 'shell', session: 'needed', page: study },
  '/study-simulator/review': { frame: 'shell', session: 'needed', page: study },
  '/study-simulator/:setId': { frame: 'shell', session: 'needed', page: study },
  '/study-simulator/:setId/review': { frame: 'shell', session: 'needed', page: study },
  '/study-simulator/:setId/test': { frame: 'shell', session: 'needed', page: study },
  '/plagiarism-checker': {
    frame: 'shell',
    session: 'optional',
    page: () => import('./pages/originality.tsx'),
  },
}
