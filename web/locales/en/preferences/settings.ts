import { messages } from '../../messages.ts'

export const settingsTexts = messages('preferences/settings', {
  // Chat settings
  askBeforeSendingWithout: 'Ask before sending without Humanize',
  withHumanizeOffLonghand:
    'With Humanize off, Longhand asks before it sends a message. Without this, the message is sent at once.',
  chat: 'Chat',

  // General settings
  appearance: 'Appearance',
  darkMode: 'Dark mode',
  followsThisDeviceUntil: 'Follows this device until you choose. Your choice goes with your account.',
  lightInkOnWarmCharcoal: 'Light ink on warm charcoal. Your choice goes with your account.',
  followThisDeviceAgain: 'Follow this device again',

  // History card
  keepCheckedAndHumanized: 'Keep checked and humanized texts',
  withTheirResultsVisible:
    'With their results, visible only to you, in the history of the detector and the humanizer. When this is off, nothing new is saved; earlier entries stay until you delete them.',
  history: 'History',
  deleteHistoryEntries: 'Delete entries of the history',
  entriesThatAreOlder:
    'Entries that are older are deleted for good within an hour. Shared links end at their own time.',
  never: 'Never',
  afterDays: 'After {days} days',

  // Key card
  addsItsModelsToThis: 'Adds its models to this site’s, paid by you. Sent only to {host}.',
  paysForHumanizingInstead: 'Pays for humanizing instead of this site’s key. Sent only to {host}.',
  thisSiteHumanizesWithout: 'This site humanizes without that service, so your key would not be used.',
  yourOwnKeys: 'Your own keys',
  thisSiteUsesOnlyIts: 'This site uses only its operator’s models and does not accept keys.',
  encryptedBeforeTheyAre:
    'Encrypted before they are stored, never shown again and never exported. You can remove them at any time.',

  // Key form
  pasteYourKeyHere: 'Paste your key here.',
  notSavedPleaseTryAgain: 'Not saved. Please try again.',
  keyOf: 'Key of {name}',
  exampleAddress: 'https://openrouter.ai/api/v1',
  addressOfTheService: 'Address of the service (optional)',
  leaveEmptyFor:
    'Leave it empty for {host}, or enter the address of another service that speaks the same protocol, such as OpenRouter, Groq or Mistral.',
  saveAndTest: 'Save and test',
  cancel: 'Cancel',

  // Key row
  keyRemoved: '{name} key removed',
  notRemoved: 'Not removed.',
  test: 'Test',
  replace: 'Replace',
  remove: 'Remove',
  addKeyOf: 'Add key of {name}',
  addKey: 'Add key',
  removeYourKey: 'Remove your {name} key?',
  itIsDeletedHereThe: 'It is deleted here. The service itself still accepts it until you revoke it there.',
  thisKeyCanNoLonger: 'This key can no longer be read. Please enter it again.',
  keyThatEndsWith: 'Key that ends with {lastFour}',

  // Model settings
  yourInstructions: 'Your instructions',
  sentToTheLanguageModel:
    'Sent to the language model in every chat: who you are and how you like your answers. Saved when you leave the field.',
  memory: 'Memory',
  howMuchOfAChat: 'How much of a chat the model reads',
  eachMessageIsSentWith:
    'Each message is sent with as much of the earlier conversation as fits. Less is faster and cheaper. A line in the chat shows where memory begins.',
  asMuchAsTheModel: 'As much as the model can read',
  tokensWords: '{length, number} tokens, {length2} words',
  iTeachBiologyAtA: 'I teach biology at a secondary school. Answer in British English, without headings.',
  ofCharacters: '{count, number} of {max, number} characters',

  // Notification settings
  securityAlerts: 'Security alerts',
  aMailWhenYourAccount:
    'A mail when your account is used from a new browser. Mails about your password, your email address, two-factor authentication and your export are always sent.',
  emailNotifications: 'Email notifications',
  turnThisOffToStop: 'Turn this off to stop all mails below. Security alerts are still sent.',
  weeklyReport: 'Weekly report',
  aSummaryOfWhatYou:
    'A summary of what you wrote and checked, on Monday mornings. No mail after a week without activity.',
  usageAlerts: 'Usage alerts',
  when80OfYourWords: 'When 80% of your words are used, and when all are used.',
  featureUpdates: 'Feature updates',
  whenWeAddSomethingNew: 'When we add something new.',
  offers: 'Offers',
  discountsAndNewsRarely: 'Discounts and news, rarely.',
  yourAccount: 'Your account',
  theProduct: 'The product',

  // Preferences file card
  tooLargeForPreferences:
    '“{name}” is larger than {kilobytes, number} KB, so it is not an export of preferences. Nothing was changed.',
  otherVersion: 'This file is of another version',
  otherVersionText: 'The settings that this version knows were imported. Please look through them.',
  doesNotContainExported: '{name} does not contain exported preferences.',
  someEntriesWereSkipped: 'Some entries were skipped',
  unknownOrInvalid: 'Unknown or invalid: {slice}.',
  preferences: 'Preferences',
  exportPreferences: 'Export preferences',
  aJsonFileWithYour:
    'A JSON file with your settings, without keys or passwords, for another account or server.',
  export: 'Export',
  importPreferences: 'Import preferences',
  replacesTheSettingsThat: 'Replaces the settings that the file contains. The others do not change.',
  preferencesToImport: 'Preferences to import',

  // Time zone card
  timeZone: 'Time zone',
  whereYouAre: 'Where you are',
  weeklyReportsArrive:
    'Decides when your weekly report arrives, when its days begin, and the times of your word statement.',
  asOnThisDevice: 'This device ({zone})',

  // Profile names
  firstName: 'First name',
  lastName: 'Last name',
  displayName: 'Display name',
  yourName: 'Your name',
  whatLonghandCallsYou: 'What Longhand calls you. Saved when you leave a field.',
})
