/**
 * Addresses of the application, which all get the same shell; web/routes.ts renders them. A final `*` matches anything.
 */
export const applicationPaths = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
  '/verify-email',
  '/email-change',
  '/unsubscribe',
  '/shared/:token',
  '/settings',
  '/settings/:section',
  '/chat',
  '/chat/new',
  '/chat/temporary',
  '/chat/:chatId',
  '/chat/*',
  '/essay-writer',
  '/essay-writer/new',
  '/essay-writer/:chatId',
  '/subscription-plans',
  '/subscription/success',
  '/success',
  '/ai-humanizer',
  '/ai-detector',
  '/feature/ai-detector',
] as const
export type ApplicationPath = (typeof applicationPaths)[number]
