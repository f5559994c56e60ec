import type { voiceTexts as englishVoiceTexts } from '../../en/chats/voice.ts'
import type { Translation } from '../../message-types.ts'

export const voiceTexts: Translation<typeof englishVoiceTexts> = {
  labels: {
    idle: 'Saisie vocale',
    listening: 'Arrêter l’écoute',
    working: 'Annuler la saisie vocale',
  },
  noMicrophoneWasFound: 'aucun micro n’a été trouvé.',
  theSpeechServiceOfThe: 'le service vocal du navigateur est injoignable.',
  turningSpeechIntoText: 'Transcription de la voix',
  listening: 'Écoute en cours',
}
