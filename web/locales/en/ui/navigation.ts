import { messages } from '../../messages.ts'

/** The bar at the top, the menus of the account and the footer, in the application and on the static pages. */
export const navigationTexts = messages('ui/navigation', {
  main: 'Main',
  chat: 'Chat',
  dashboard: 'Dashboard',
  features: 'Features',
  essayWriter: 'Essay Writer',
  humanizer: 'AI Humanizer',
  detector: 'AI Detector',
  studySimulator: 'Study Simulator',
  originality: 'Originality Check',
  resources: 'Resources',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  support: 'Support',
  contactUs: 'Contact Us',
  help: 'Help',
  faq: 'FAQ',
  blog: 'Blog',
  allFeatures: 'All features',
  technology: 'Technology',
  pricing: 'Pricing',
  signIn: 'Sign in',
  login: 'Login',
  settingsSections: 'Sections of the settings',
  settings: 'Settings',
  changeTheme: 'Change theme',
  menu: 'Menu',
  openSidebar: 'Open sidebar',
  wordsLeft: '{remaining, plural, one {# word left} other {# words left}}',

  wordsLeftLabel: 'Words left:',
  words: '{count, plural, one {# word} other {# words}}',
  wordsUnit: 'words',

  // Account menu
  accountOf: 'Account of {name}',
  accountSettings: 'Account Settings',
  operator: 'Operator',
  manageSubscription: 'Manage Subscription',
  upgradeToPro: 'Upgrade to Pro',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  keyboardShortcuts: 'Keyboard shortcuts',
  logOut: 'Log Out',
  signOut: 'Sign Out',

  // Footer
  footer: 'Footer',
})
