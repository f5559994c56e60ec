import { messages } from '../../messages.ts'

export const faqTexts = messages('content/faq', {
  title: 'Frequently Asked Questions',
  description: 'Answers about accounts, features, security and support of {name}.',
  searchQuestions: 'Search questions',
  categories: 'Categories',
  /** By the file of the category. Other categories keep the name that their file gives them. */
  categoryNames: {
    general: 'General',
    account: 'Account',
    billing: 'Billing',
    features: 'Features',
    security: 'Security',
    support: 'Support',
  },
  all: 'All',
  questionsFound: '{count, plural, one {# question found} other {# questions found}}',
  noQuestions: 'No questions found',
  noQuestionsHint: 'Try adjusting your search terms or browsing a different category.',
  inTheHelpCenter: 'In the help center',
  stillQuestions: 'Still have questions?',
  contactSupport: 'Contact support',
  browseHelp: 'Browse help center',
})
