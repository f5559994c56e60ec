import { messages } from '../../messages.ts'

export const frameTexts = messages('preferences/frame', {
  // Settings frame
  general: 'General',
  appearanceLanguageAnd: 'Appearance, language, time zone and imports.',
  profile: 'Profile',
  yourNameAddressAnd: 'Your name, address and password.',
  modelsKeys: 'Models & Keys',
  instructionsForTheModels: 'Instructions for the models, and your own keys.',
  apiKeys: 'API keys',
  keysForYourPrograms: 'Keys for your own programs, and their use.',
  notifications: 'Notifications',
  theMailsThatYouReceive: 'The mails that you receive.',
  privacyData: 'Privacy & Data',
  signInSecurityAndWhat: 'Sign-in security, and what happens to your data.',
  settings: 'Settings',
  backToTheChat: 'Back to the chat',
  accountSettings: 'ACCOUNT SETTINGS',
  allSettings: 'All settings',
  subscription: 'SUBSCRIPTION',
  currentPlan: 'Current Plan',
  yourPlanAndItsRenewal: 'Your plan, its renewal and your words.',
  updateBilling: 'Update Billing',
  yourCardAndAddress: 'Your card and billing address.',
  billingHistory: 'Billing History',
  yourInvoices: 'Your invoices.',
})
