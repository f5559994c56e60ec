import { messages } from '../../messages.ts'

export const helpTexts = messages('content/help', {
  helpCenter: 'Help center',
  howCanWeHelp: 'How can we help?',
  description:
    'Guides to the chat assistant, the essay writer, the humanizer and the AI detector of {name}, with pictures.',
  searchArticles: 'Search articles',
  articles: 'Articles',
  articlesFound: '{count, plural, one {# article found} other {# articles found}}',
  noArticles: 'No articles found',
  noArticlesHint: 'Try other words, or look into the FAQ below.',
  inTheFaq: 'In the FAQ',
  moreHelp: 'More help',
  faq: 'FAQ',
  faqText: 'Short answers to what people ask most.',
  terms: 'Terms of Service',
  termsText: 'What you and we agree on.',
  privacy: 'Privacy Policy',
  privacyText: 'What is stored, why, and for how long.',
  contact: 'Contact support',
  contactText: 'By email, in your own words.',
  backToHelp: 'Back to help center',
  previous: 'Previous',
  next: 'Next',
  articleNotFound: 'Article not found',
  articleNotFoundText: 'There is no help article at this address. All articles are in the help center.',
})
