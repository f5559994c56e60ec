/** What became of a change of the settings. */
export const preferences = {
  loadFailed: 'Failed to load preferences',
  updateFailed: 'Failed to update preference',
  saved: 'Settings saved successfully',
  savedLocallyOffline: 'Settings applied locally only: the server cannot be reached.',
  savedLocallyDatabase: 'Settings applied locally only: the database is unavailable.',
  savedLocallyVisitor: 'Settings applied locally only: you are not signed in.',
} as const
