import { messages } from '../../messages.ts'

export const repliesTexts = messages('chats/replies', {
  // Out of words notice
  getPro: 'Get Pro',
  getUnlimited: 'Get Unlimited',

  // Reply announcer
  reply: 'Reply',
  writingAndHumanizingA: 'Writing and humanizing a reply',
  writingAReply: 'Writing a reply',

  // Reply note
  theConnectionWasLost: 'The connection was lost. Reconnecting to the reply…',
  tryAgain: 'Try again',
  error: 'Error: {networkError}',
  continue: 'Continue',
  youStoppedThisReply: 'You stopped this reply.',
  thisReplyWasCutOff: 'This reply was cut off.',
  notHumanized: 'Not humanized: {reason}',

  // Thoughts
  thinking: 'Thinking…',
  thoughtForSeconds: 'Thought for {seconds, plural, one {# second} other {# seconds}}',
  thoughtForMinutes: 'Thought for {minutes} min {seconds} s',
  thoughts: 'Thoughts',
  secondsSoFar: '{seconds} s',
  theRestOfTheThoughts: 'The rest of the thoughts was too long to keep.',

  // Send failure note
  signInAgain: 'Sign in again',
  yourSessionHasEndedYour:
    'Your session has ended. Your messages are kept, and you return to this chat after signing in.',
  sendAgain: 'Send again',
  errorMessage: 'Error: {message}',
  yourMessageIsInThe: 'Your message is in the field below.',
  youAreOfflineYourMessage:
    'You are offline. Your message is in the field below, and you can send it when you are back online.',
})
