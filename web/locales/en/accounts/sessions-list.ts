import { messages } from '../../messages.ts'

export const sessionsListTexts = messages('accounts/sessions-list', {
  // Sessions list
  wasSignedOut: '{session} was signed out',
  theSessionCouldNotBe: 'The session could not be ended',
  allOtherSessionsWere: 'All other sessions were ended',
  theSessionsCouldNotBe: 'The sessions could not be ended',
  openSessions: 'Open sessions',
  browsersAndProgramsThat: 'Browsers and programs that are signed in to your account.',
  endAllOthers: 'End all others',
  theSessionsCouldNotBeBeLoaded: 'The sessions could not be loaded',
  thisDevice: 'This device',
  endTheSessionOf: 'End the session of {session}',
  end: 'End',
  endAllOtherSessions: 'End all other sessions?',
  youStaySignedInHere:
    'You stay signed in here. {count, plural, one {The other device} other {The # other devices}} will have to sign in again.',
  unknownProgram: 'Unknown program',
  signedIn: 'signed in {moment}',
  active: 'active {moment}',
  aBrowser: 'A browser',
  thisComputerSignedInJust: 'This computer · signed in just now',
})
