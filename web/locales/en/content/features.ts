import { messages } from '../../messages.ts'

export const featureTexts = messages('content/features', {
  title: 'Features',
  sections: 'Sections',
  startTitle: 'Try it with a text of your own',
  startText: 'Checking a text needs no account.',
  checkAText: 'Check a text',
  viewPricingPlans: 'View Pricing Plans',
})
