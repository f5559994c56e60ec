import type { voiceTexts as englishVoiceTexts } from '../../en/chats/voice.ts'
import type { Translation } from '../../message-types.ts'

export const voiceTexts: Translation<typeof englishVoiceTexts> = {
  labels: {
    idle: 'Entrada de voz',
    listening: 'Dejar de escuchar',
    working: 'Cancelar la entrada de voz',
  },
  noMicrophoneWasFound: 'no se encontró ningún micrófono.',
  theSpeechServiceOfThe: 'no se pudo conectar con el servicio de voz del navegador.',
  turningSpeechIntoText: 'Convirtiendo la voz en texto',
  listening: 'Escuchando',
}
