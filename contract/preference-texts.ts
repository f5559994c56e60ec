/** Apart from the schemas of `preferences.ts`, so that a page that only says this does not load them. */
export const preferenceTexts = {
  loadFailed: 'Failed to load preferences',
  updateFailed: 'Failed to update preference',
  saved: 'Settings saved successfully',
  savedLocallyOffline: 'Settings applied locally only: the server cannot be reached.',
  savedLocallyDatabase: 'Settings applied locally only: the database is unavailable.',
  savedLocallyVisitor: 'Settings applied locally only: you are not signed in.',
} as const
