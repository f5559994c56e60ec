import { messages } from '../../messages.ts'

export const voiceTexts = messages('chats/voice', {
  // Voice button
  labels: {
    idle: 'Voice input',
    listening: 'Stop listening',
    working: 'Cancel voice input',
  },

  // Voice by browser
  noMicrophoneWasFound: 'no microphone was found.',
  theSpeechServiceOfThe: 'the speech service of the browser could not be reached.',

  // Voice line
  turningSpeechIntoText: 'Turning speech into text',
  listening: 'Listening',
})
