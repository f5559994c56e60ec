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
  '/shared/check/:token',
  '/shared/essay/:token',
  '/setup',
  '/operator',
  '/operator/:section',
  '/dashboard',
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
  '/checkout',
  '/subscription/success',
  '/success',
  '/ai-humanizer',
  '/ai-detector',
  '/feature/ai-detector',
  '/study-simulator',
  '/study-simulator/new',
  '/study-simulator/progress',
  '/study-simulator/review',
  '/study-simulator/:setId',
  '/study-simulator/:setId/review',
  '/study-simulator/:setId/test',
  '/plagiarism-checker',
] as const
/** Those that exist only where plans are sold. */
export const planPaths: readonly string[] = [
  '/subscription-plans',
  '/checkout',
  '/subscription/success',
  '/success',
]

/** Of the two addresses of the detector, the one that search engines list. */
export const detectorCanonical = '/feature/ai-detector'

export type ApplicationPath = (typeof applicationPaths)[number]

/**
 * The placeholder for BASE_URL in built pages, for example in canonical addresses. The server replaces it when it sends
 * a page.
 */
export const siteAddressMark = 'https://site-address.invalid'

/** Where the page of a failed request shows its id, which the server fills in. */
export const requestIdMark = 'request-id-goes-here'
