import { messages } from '../../messages.ts'

export const siteTexts = messages('pages/site', {
  // Not found texts
  notFoundTexts: {
    title: 'There is nothing on this page',
    text: 'The address may be mistyped, or what was here has moved. Your texts are where you left them.',
  },

  // Not found
  pageNotFoundLonghand: 'Page not found · Longhand',
  startANewChat: 'Start a new chat',
  goToTheFrontPage: 'Go to the front page',
})
