import { messages } from '../../messages.ts'

export const shellTexts = messages('ui/shell', {
  // App shell
  lightTheme: 'Light theme',
  appearanceBright: 'appearance bright',
  darkTheme: 'Dark theme',
  appearanceNight: 'appearance night',
  systemTheme: 'System theme',
  appearance: 'appearance',
  newChat: 'New chat',
  openOrCloseTheSidebar: 'Open or close the sidebar',
  keyboardShortcuts: 'Keyboard shortcuts',
  keysHelp: 'keys help',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  sidebar: 'Sidebar',

  // Sidebar
  chat: 'Chat',
  essayWriter: 'Essay writer',
  humanizer: 'Humanizer',
  detector: 'Detector',
  studySimulator: 'Study simulator',
  originality: 'Originality check',
  dashboard: 'Dashboard',
  closeMenu: 'Close menu',
  openSidebar: 'Open sidebar',
  closeSidebar: 'Close sidebar',
  tools: 'Tools',
  upgradePlan: 'Upgrade plan',
  plans: 'Plans',

  // Top bar
  openMenu: 'Open menu',

  // User row
  ofWords: '{remaining, number} of {limit, number} words',
  signIn: 'Sign in',
  accountOf: 'Account of {name}',
  howFarThisIsTrue: 'How far this is true',
})
