import { messages } from '../../messages.ts'

export const studyPageTexts = messages('pages/study', {
  loading: 'Loading',
  unreachableTitle: 'The server cannot be reached',
  unreachableText: 'Your study sets are safe there. Try again in a moment.',
})
