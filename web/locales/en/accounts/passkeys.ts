import { messages } from '../../messages.ts'

export const passkeyTexts = messages('accounts/passkeys', {
  // Card
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device, without a password.',
  add: 'Add a passkey',
  none: 'No passkeys yet',
  noneText: 'A passkey cannot be guessed, and works on this site only, so a false page cannot ask for it.',
  notHere: 'This browser, or the address at which you opened the page, cannot use passkeys.',
  loadFailed: 'Your passkeys could not be loaded',
  addedOn: 'added {day}',
  usedOn: 'last used {day}',
  neverUsed: 'not used yet',
  synced: 'on several of your devices',
  rename: 'Rename',
  renameOf: 'Rename the passkey {name}',
  remove: 'Remove',
  removeOf: 'Remove the passkey {name}',

  // Dialogs
  addTitle: 'Add a passkey',
  addText: 'Your browser then asks you to confirm with your fingerprint, your face or a PIN.',
  name: 'Name',
  nameHint: 'Where it is, such as “Laptop” or “Phone”.',
  nameMissing: 'Give the passkey a name.',
  cancel: 'Cancel',
  continue: 'Continue',
  save: 'Save',
  added: 'Passkey added',
  renameTitle: 'Rename this passkey',
  removeTitle: 'Remove “{name}”?',
  removeText:
    'It no longer signs you in here. Delete it on your device too, or your device will go on offering it.',
  removed: '{name} was removed',

  // Sign-in
  signIn: 'Sign in with a passkey',
  cancelled: 'No passkey was used. Please try again, or sign in in another way.',
  alreadyHere: 'This device has a passkey of your account already.',
  notPossible: 'This browser could not use a passkey.',
})
