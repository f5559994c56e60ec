import { messages } from '../../messages.ts'

export const appTexts = messages('pages/app', {
  // Crash
  thisPageCouldNotBe: 'This page could not be loaded',
  somethingWentWrongOnThis: 'Something went wrong on this page',
  theConnectionWasLostOr:
    'The connection was lost, or Longhand has been updated. Loading the page again usually helps.',
  itIsOurFaultNot: 'It is our fault, not yours. What was saved is safe. Load the page again to continue.',
  loadAgain: 'Load again',
  goToTheFrontPage: 'Go to the front page',

  // Settings
  thisSectionIsUnder: 'This section is under development.',
})
