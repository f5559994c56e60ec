import { messages } from '../../messages.ts'

export const staticTexts = messages('pages/static', {
  // Static status
  startANewChat: 'Start a new chat',
  goToTheFrontPage: 'Go to the front page',
  somethingWentWrongOnThe: 'Something went wrong on the server',
  itIsOurFaultNot: 'It is our fault, not yours. What was saved is safe. Please try again in a moment.',
  loadAgain: 'Load again',
  tellUs: 'Tell us',
  numberOfTheRequest: 'Number of this request, for the operator:',
  longhandCannotBeReached: 'Longhand cannot be reached',
  eitherYouAreOfflineOr:
    'Either you are offline or the server is not available. What you wrote is still there.',
  tryAgain: 'Try again',

  // Not found
  otherPages: 'Other pages',
  essayWriter: 'Essay writer',
  humanizer: 'Humanizer',
  detector: 'Detector',
  features: 'Features',
  helpCenter: 'Help center',
  faq: 'FAQ',
  blog: 'Blog',

  // Document
  skipToContent: 'Skip to content',

  // Render
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  pageNotFound: 'Page not found · {name}',
  serverError: 'Server error · {name}',
  offline: 'Offline · {name}',
})
