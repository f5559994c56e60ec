import { messages } from '../../messages.ts'

export const syncTexts = messages('preferences/sync', {
  // Queries
  changedElsewhere:
    'Some settings were changed on another device while this one was offline. Those were kept.',
  useThisDevice: 'Use this device’s',
})
